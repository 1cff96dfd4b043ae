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
  /** What the person chose. `system` on the server and until hydration. */
  choice: ThemeChoice;
  /** What is shown now. `light` on the server and until hydration. */
  theme: Theme;
  /** Stores a choice and shows it at once, in every tab. */
  setChoice: (choice: ThemeChoice) => void;
}

/** The theme of the page. The page itself is switched by an attribute, so only what calls this hook renders again. */
export function useTheme(): ThemeState {
  const choice = useSyncExternalStore<ThemeChoice>(subscribeToTheme, readThemeChoice, () => 'system');
  const theme = useSyncExternalStore<Theme>(
    subscribeToTheme,
    () => resolveTheme(readThemeChoice()),
    () => 'light',
  );
  return { choice, theme, setChoice: chooseTheme };
}
