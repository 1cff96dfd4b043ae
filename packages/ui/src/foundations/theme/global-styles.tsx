'use client';
import { Global } from '@emotion/react';
import type { ReactElement } from 'react';
import { type ThemeTokens, themeCss, tokenCss, upliftTheme } from '../tokens/index.ts';
import { resetCss } from './reset-css.ts';

export interface TokenStylesProps {
  /** The tokens of your brand, from `createTheme`. @default Uplift's */
  theme?: ThemeTokens | undefined;
}

/** The CSS variables of all themes. `ThemeProvider` renders it; pages that follow no theme render it alone. */
export function TokenStyles({ theme = upliftTheme }: TokenStylesProps): ReactElement {
  return <Global styles={theme === upliftTheme ? tokenCss : themeCss(theme)} />;
}

/**
 * A small reset for every element of the page. Render it once, next to `ThemeProvider`, on a page that has no
 * reset of its own.
 */
export function GlobalStyles(): ReactElement {
  return <Global styles={resetCss} />;
}
