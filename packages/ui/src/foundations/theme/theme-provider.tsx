'use client';
import { type PropsWithChildren, type ReactElement, useLayoutEffect } from 'react';
import { GlobalStyles } from './global-styles.tsx';
import { followTheme } from './theme-store.ts';

/**
 * The root of a site. Renders the CSS variables of all themes and a small reset, applies the user's theme,
 * and keeps it in sync with the operating system and other tabs. It has no state, so theme changes don't
 * re-render anything.
 */
export function ThemeProvider({ children }: PropsWithChildren): ReactElement {
  useLayoutEffect(followTheme, []);
  return (
    <>
      <GlobalStyles />
      {children}
    </>
  );
}
