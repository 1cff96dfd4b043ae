'use client';
import { type PropsWithChildren, type ReactElement, useLayoutEffect } from 'react';
import { GlobalStyles } from './global-styles.tsx';
import { followTheme } from './theme-store.ts';

/**
 * The root of a site: the variables of all themes, a small reset, and the theme that the person chose, kept in step
 * with the operating system and with other tabs. It holds no state, so nothing renders again when the theme changes.
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
