'use client';
import { createContext } from 'react';
import { pageTheme, type ThemeMode, type ThemeStore } from './theme-store.ts';

/** What the surrounding `ThemeProvider` and `Theme` have set. */
export interface ThemeScope {
  store: ThemeStore;
  /** The name of the theme of the surrounding `Theme`. */
  brand?: string;
  /** The mode that the surrounding `Theme` forces. */
  mode?: ThemeMode;
}

export const ThemeScopeContext = createContext<ThemeScope>({ store: pageTheme });
