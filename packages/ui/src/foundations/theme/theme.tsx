/** @jsxImportSource #layered */
'use client';
import { css, Global } from '@emotion/react';
import { type ComponentProps, type ReactElement, use, useMemo } from 'react';
import { Slot } from '../../internal/slot/index.ts';
import { color, fontFamily, type ThemeTokens } from '../tokens/index.ts';
import { themePartCss } from '../tokens/token-css.ts';
import { ThemeScopeContext } from './theme-scope.ts';
import type { ThemeMode } from './theme-store.ts';

const part = css({ background: color.ground, color: color.text, fontFamily: fontFamily.text });

export interface ThemeProps extends ComponentProps<'div'> {
  /** The tokens of another brand, from `createTheme`. @default those around it */
  theme?: ThemeTokens;
  /** Forces light or dark. @default the mode around it */
  mode?: ThemeMode;
  /** Renders the only child instead of a `div`. @default false */
  asChild?: boolean;
}

/**
 * A part of the page in another brand, or forced into light or dark. Can be nested. Menus and dialogs that are
 * opened inside follow it.
 */
export function Theme({ theme, mode, asChild = false, ...props }: ThemeProps): ReactElement {
  const outer = use(ThemeScopeContext);
  const brand = theme?.name ?? outer.brand;
  const forced = mode ?? outer.mode;
  const scope = useMemo(
    () => ({ ...outer, ...(brand && { brand }), ...(forced && { mode: forced }) }),
    [outer, brand, forced],
  );
  const Element = asChild ? Slot : 'div';
  return (
    <ThemeScopeContext value={scope}>
      {theme && <Global styles={themePartCss(theme)} />}
      <Element css={part} data-brand={brand} data-theme={forced} {...props} />
    </ThemeScopeContext>
  );
}
