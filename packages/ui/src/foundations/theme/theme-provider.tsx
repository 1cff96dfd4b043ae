'use client';
import { type PropsWithChildren, type ReactElement, useLayoutEffect, useState } from 'react';
import type { ThemeTokens } from '../tokens/index.ts';
import { TokenStyles } from './global-styles.tsx';
import { ThemeScopeContext } from './theme-scope.ts';
import { createThemeStore, type ThemeSettings } from './theme-store.ts';

export interface ThemeProviderProps extends PropsWithChildren, ThemeSettings {
  /** The tokens of your brand, from `createTheme`. @default Uplift's */
  theme?: ThemeTokens;
}

/**
 * The root of a site. Renders the CSS variables of all themes, applies the user's theme, and keeps it in sync
 * with the operating system and other tabs. It styles no element; `GlobalStyles` does. Theme changes don't
 * re-render anything. The options besides `theme` are read once.
 */
export function ThemeProvider({ theme, children, ...settings }: ThemeProviderProps): ReactElement {
  const [scope] = useState(() => {
    const themeColor = theme && { light: theme.light.ground, dark: theme.dark.ground };
    return { store: createThemeStore({ ...(themeColor && { themeColor }), ...settings }) };
  });
  useLayoutEffect(() => scope.store.follow(), [scope]);
  return (
    <ThemeScopeContext value={scope}>
      <TokenStyles theme={theme} />
      {children}
    </ThemeScopeContext>
  );
}
