import { THEME_COLOR, THEME_STORAGE_KEY } from './theme-constants.ts';

/** The user's choice. `system` follows the operating system. */
export type ThemeChoice = 'light' | 'dark' | 'system';

/** The theme that is shown. */
export type Theme = 'light' | 'dark';

const choices: readonly ThemeChoice[] = ['light', 'dark', 'system'];

const listeners = new Set<() => void>();

/** The choice made in this tab. It stays valid if storage can't be written. */
let remembered: ThemeChoice | undefined;

function isThemeChoice(value: unknown): value is ThemeChoice {
  return choices.some((choice) => choice === value);
}

function query(feature: string): MediaQueryList {
  return window.matchMedia(`(${feature})`);
}

export function readThemeChoice(): ThemeChoice {
  if (remembered) return remembered;
  try {
    const stored = window.localStorage.getItem(THEME_STORAGE_KEY);
    return isThemeChoice(stored) ? stored : 'system';
  } catch {
    return 'system';
  }
}

export function resolveTheme(choice: ThemeChoice): Theme {
  if (choice !== 'system') return choice;
  return query('prefers-color-scheme: dark').matches ? 'dark' : 'light';
}

/** Stores the choice and applies it immediately. */
export function chooseTheme(choice: ThemeChoice): void {
  remembered = choice;
  try {
    window.localStorage.setItem(THEME_STORAGE_KEY, choice);
  } catch {
    // Storage is full or forbidden: the choice is valid for this page only.
  }
  applyTheme();
}

/** Applies the choice to the document, for styles and for the browser's frame. */
function applyTheme(): void {
  const choice = readThemeChoice();
  const theme = resolveTheme(choice);
  const root = document.documentElement;
  root.dataset.theme = theme;
  root.dataset.themeChoice = choice;
  if (query('prefers-contrast: more').matches) root.dataset.contrast = 'more';
  else delete root.dataset.contrast;
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', THEME_COLOR[theme]);
  for (const listener of listeners) listener();
}

function followStorage(event: StorageEvent): void {
  if (event.key !== THEME_STORAGE_KEY && event.key !== null) return;
  remembered = undefined;
  applyTheme();
}

function follow(): void {
  query('prefers-color-scheme: dark').addEventListener('change', applyTheme);
  query('prefers-contrast: more').addEventListener('change', applyTheme);
  window.addEventListener('storage', followStorage);
}

function unfollow(): void {
  query('prefers-color-scheme: dark').removeEventListener('change', applyTheme);
  query('prefers-contrast: more').removeEventListener('change', applyTheme);
  window.removeEventListener('storage', followStorage);
}

/** Calls the listener on every change: made here, in another tab, or by the operating system. */
export function subscribeToTheme(listener: () => void): () => void {
  if (listeners.size === 0) follow();
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) unfollow();
  };
}

/**
 * Applies the chosen theme and follows changes by the operating system and other tabs, on pages where no
 * mounted component calls `useTheme`. Returns the function that stops it.
 */
export function followTheme(): () => void {
  const stop = subscribeToTheme(() => {});
  // The operating system or another tab may have changed it since `themeScript` ran.
  applyTheme();
  return stop;
}
