'use client';
import { use, useSyncExternalStore } from 'react';
import { ThemeScopeContext } from './theme-scope.ts';
import type { ThemeChoice, ThemeMode } from './theme-store.ts';

export interface ThemeState {
  /** The user's choice. On the server and until hydration, `system`. */
  choice: ThemeChoice;
  /** The theme that is shown: of the page, or of the surrounding `Theme`. `light` until hydration. */
  theme: ThemeMode;
  /** Stores a choice and applies it immediately, in every tab. */
  setChoice: (choice: ThemeChoice) => void;
}

/**
 * Returns the theme of the page, or of the surrounding `Theme`. An attribute switches the page itself, so only
 * components that call this hook re-render.
 */
export function useTheme(): ThemeState {
  const { store, mode } = use(ThemeScopeContext);
  const choice = useSyncExternalStore<ThemeChoice>(store.subscribe, store.readChoice, () => 'system');
  const theme = useSyncExternalStore<ThemeMode>(store.subscribe, store.readMode, () => 'light');
  return { choice, theme: mode ?? theme, setChoice: store.choose };
}
