'use client';
import { useSyncExternalStore } from 'react';
import {
  chooseTheme,
  readThemeChoice,
  resolveTheme,
  subscribeToTheme,
  type Theme,
  type ThemeChoice,
} from './theme-store.ts';

export interface ThemeState {
  /** The user's choice. `system` on the server and until hydration. */
  choice: ThemeChoice;
  /** The theme that is shown. `light` on the server and until hydration. */
  theme: Theme;
  /** Stores a choice and applies it immediately, in every tab. */
  setChoice: (choice: ThemeChoice) => void;
}

/**
 * Returns the theme of the page. An attribute switches the page itself, so only components that call this
 * hook re-render.
 */
export function useTheme(): ThemeState {
  const choice = useSyncExternalStore<ThemeChoice>(subscribeToTheme, readThemeChoice, () => 'system');
  const theme = useSyncExternalStore<Theme>(
    subscribeToTheme,
    () => resolveTheme(readThemeChoice()),
    () => 'light',
  );
  return { choice, theme, setChoice: chooseTheme };
}
