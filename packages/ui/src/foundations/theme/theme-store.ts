import { THEME_COLOR, THEME_STORAGE_KEY } from './theme-constants.ts';

/** The user's choice. `system` follows the operating system. */
export type ThemeChoice = 'light' | 'dark' | 'system';

/** The theme that is shown. */
export type ThemeMode = 'light' | 'dark';

/** How a page chooses its theme. Pass the same options to `createThemeScript` and `ThemeProvider`. */
export interface ThemeSettings {
  /** The key of the stored choice in `localStorage`. @default 'theme' */
  storageKey?: string;
  /** The choice of users who have made none. @default 'system' */
  defaultMode?: ThemeChoice;
  /** The theme of a page that has only one. The stored choice is ignored. */
  mode?: ThemeMode;
  /** The color of the browser's own frame. @default the page's ground */
  themeColor?: Readonly<Record<ThemeMode, string>>;
}

/** What `ThemeProvider` and `useTheme` do with the theme of the page. */
export interface ThemeStore {
  readChoice: () => ThemeChoice;
  readMode: () => ThemeMode;
  /** Stores the choice and applies it immediately. */
  choose: (choice: ThemeChoice) => void;
  /** Calls the listener on every change: made here, in another tab, or by the operating system. */
  subscribe: (listener: () => void) => () => void;
  /**
   * Applies the chosen theme and follows changes by the operating system and other tabs. Returns the function
   * that stops it.
   */
  follow: () => () => void;
}

const choices: readonly ThemeChoice[] = ['light', 'dark', 'system'];

function isThemeChoice(value: unknown): value is ThemeChoice {
  return choices.some((choice) => choice === value);
}

function query(feature: string): MediaQueryList {
  return window.matchMedia(`(${feature})`);
}

export function createThemeStore({
  storageKey = THEME_STORAGE_KEY,
  defaultMode = 'system',
  mode,
  themeColor = THEME_COLOR,
}: ThemeSettings = {}): ThemeStore {
  const listeners = new Set<() => void>();

  /** The choice made in this tab. It stays valid if storage can't be written. */
  let remembered: ThemeChoice | undefined;

  function readChoice(): ThemeChoice {
    if (mode) return mode;
    if (remembered) return remembered;
    try {
      const stored = window.localStorage.getItem(storageKey);
      return isThemeChoice(stored) ? stored : defaultMode;
    } catch {
      return defaultMode;
    }
  }

  function readMode(): ThemeMode {
    const choice = readChoice();
    if (choice !== 'system') return choice;
    return query('prefers-color-scheme: dark').matches ? 'dark' : 'light';
  }

  /** Applies the choice to the document, for styles and for the browser's frame. */
  function apply(): void {
    const root = document.documentElement;
    root.dataset.theme = readMode();
    root.dataset.themeChoice = readChoice();
    if (query('prefers-contrast: more').matches) root.dataset.contrast = 'more';
    else delete root.dataset.contrast;
    document.querySelector('meta[name="theme-color"]')?.setAttribute('content', themeColor[readMode()]);
    for (const listener of listeners) listener();
  }

  function followStorage(event: StorageEvent): void {
    if (event.key !== storageKey && event.key !== null) return;
    remembered = undefined;
    apply();
  }

  function follow(): void {
    query('prefers-color-scheme: dark').addEventListener('change', apply);
    query('prefers-contrast: more').addEventListener('change', apply);
    window.addEventListener('storage', followStorage);
  }

  function unfollow(): void {
    query('prefers-color-scheme: dark').removeEventListener('change', apply);
    query('prefers-contrast: more').removeEventListener('change', apply);
    window.removeEventListener('storage', followStorage);
  }

  function subscribe(listener: () => void): () => void {
    if (listeners.size === 0) follow();
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) unfollow();
    };
  }

  return {
    readChoice,
    readMode,
    choose(choice) {
      remembered = choice;
      try {
        window.localStorage.setItem(storageKey, choice);
      } catch {
        // Storage is full or forbidden: the choice is valid for this page only.
      }
      apply();
    },
    subscribe,
    follow() {
      const stop = subscribe(() => {});
      // The operating system or another tab may have changed it since the script in the head ran.
      apply();
      return stop;
    },
  };
}

/** The store of pages without `ThemeProvider`. */
export const pageTheme: ThemeStore = /* @__PURE__ */ createThemeStore();

/**
 * Applies the chosen theme and follows changes by the operating system and other tabs, on pages where no
 * mounted component calls `useTheme`. Returns the function that stops it.
 */
export function followTheme(): () => void {
  return pageTheme.follow();
}
