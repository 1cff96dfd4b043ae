import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createThemeScript, themeScript } from './theme-script.ts';
import { createThemeStore, type ThemeStore } from './theme-store.ts';

/** Simulates an operating system whose preferences a test can change. */
function createSystem() {
  const preferences = new Set<string>();
  const listeners = new Map<string, Set<() => void>>();
  return {
    matchMedia: (query: string) => {
      const feature = query.replace(/\s/g, '');
      const own = listeners.get(feature) ?? new Set<() => void>();
      listeners.set(feature, own);
      return {
        get matches() {
          return preferences.has(feature);
        },
        addEventListener: (_: string, listener: () => void) => own.add(listener),
        removeEventListener: (_: string, listener: () => void) => own.delete(listener),
      };
    },
    prefer(feature: string, wanted: boolean) {
      if (wanted) preferences.add(feature);
      else preferences.delete(feature);
      for (const listener of listeners.get(feature) ?? []) listener();
    },
    listenerCount: () => [...listeners.values()].reduce((sum, own) => sum + own.size, 0),
  };
}

const DARK = '(prefers-color-scheme:dark)';
const MORE_CONTRAST = '(prefers-contrast:more)';

let system: ReturnType<typeof createSystem>;
let store: ThemeStore;
const root = document.documentElement;
const themeColor = () => document.querySelector('meta[name="theme-color"]')?.getAttribute('content');

beforeEach(() => {
  system = createSystem();
  vi.stubGlobal('matchMedia', system.matchMedia);
  localStorage.clear();
  document.head.innerHTML = '<meta name="theme-color" content="">';
  for (const name of root.getAttributeNames()) root.removeAttribute(name);
  store = createThemeStore();
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('theme choice', () => {
  it.each([
    ['dark', '#0b1220'],
    ['light', '#ffffff'],
  ] as const)('applies and stores %s, and colors the browser %s', (choice, frame) => {
    store.choose(choice);
    expect(root.dataset.theme).toBe(choice);
    expect(root.dataset.themeChoice).toBe(choice);
    expect(localStorage.getItem('theme')).toBe(choice);
    expect(themeColor()).toBe(frame);
  });

  it('applies the preference of the operating system for system', () => {
    system.prefer(DARK, true);
    store.choose('system');
    expect(root.dataset.theme).toBe('dark');
    expect(root.dataset.themeChoice).toBe('system');
    expect(localStorage.getItem('theme')).toBe('system');
  });

  it('keeps the choice for the page when storage throws', () => {
    const refuse = () => {
      throw new DOMException('Storage is forbidden.', 'SecurityError');
    };
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
    expect(store.readChoice()).toBe('system');
    store.choose('dark');
    expect(root.dataset.theme).toBe('dark');
    expect(store.readChoice()).toBe('dark');
  });

  it('treats an unknown choice as system', () => {
    localStorage.setItem('theme', 'sepia');
    expect(store.readChoice()).toBe('system');
  });
});

describe('theme subscription', () => {
  it('follows the operating system when the choice is system', () => {
    const listener = vi.fn();
    store.subscribe(listener);
    system.prefer(DARK, true);
    expect(root.dataset.theme).toBe('dark');
    expect(themeColor()).toBe('#0b1220');
    system.prefer(DARK, false);
    expect(root.dataset.theme).toBe('light');
    expect(themeColor()).toBe('#ffffff');
    expect(listener).toHaveBeenCalledTimes(2);
  });

  it('follows the operating system without a listener through follow', () => {
    const stop = store.follow();
    system.prefer(DARK, true);
    expect(root.dataset.theme).toBe('dark');
    stop();
    expect(system.listenerCount()).toBe(0);
  });

  it('ignores the operating system when the choice is light', () => {
    store.subscribe(() => {});
    store.choose('light');
    system.prefer(DARK, true);
    expect(root.dataset.theme).toBe('light');
  });

  it('follows the preference for more contrast', () => {
    store.subscribe(() => {});
    system.prefer(MORE_CONTRAST, true);
    expect(root.dataset.contrast).toBe('more');
    system.prefer(MORE_CONTRAST, false);
    expect(root.dataset.contrast).toBeUndefined();
  });

  it('follows a choice made in another tab', () => {
    store.subscribe(() => {});
    store.choose('light');
    localStorage.setItem('theme', 'dark');
    window.dispatchEvent(new StorageEvent('storage', { key: 'theme' }));
    expect(root.dataset.theme).toBe('dark');
  });

  it('removes its event listeners with the last subscriber', () => {
    const leave = store.subscribe(() => {});
    expect(system.listenerCount()).toBe(2);
    leave();
    expect(system.listenerCount()).toBe(0);
  });
});

describe('theme settings', () => {
  const settings = {
    storageKey: 'harbor-theme',
    defaultMode: 'dark',
    themeColor: { light: '#fffdf9', dark: '#16110c' },
  } as const;

  it('use the default mode until the user chooses, under their own key', () => {
    localStorage.setItem('theme', 'light');
    const own = createThemeStore(settings);
    own.follow()();
    expect(root.dataset.theme).toBe('dark');
    expect(themeColor()).toBe('#16110c');
    own.choose('light');
    expect(localStorage.getItem('harbor-theme')).toBe('light');
    expect(themeColor()).toBe('#fffdf9');
  });

  it('force a mode over the stored choice', () => {
    localStorage.setItem('theme', 'light');
    createThemeStore({ mode: 'dark' }).follow()();
    expect(root.dataset.theme).toBe('dark');
  });

  it.each([undefined, 'sepia', 'light', 'system'])(
    'mean the same to the script, stored choice %s',
    (stored) => {
      if (stored) localStorage.setItem('harbor-theme', stored);
      new Function(createThemeScript(settings))();
      const byScript = { ...root.dataset, frame: themeColor() };
      createThemeStore(settings).follow()();
      expect({ ...root.dataset, frame: themeColor() }).toEqual(byScript);
    },
  );

  it('force a mode in the script', () => {
    localStorage.setItem('theme', 'light');
    new Function(createThemeScript({ mode: 'dark' }))();
    expect(root.dataset.theme).toBe('dark');
    expect(root.dataset.themeChoice).toBe('dark');
  });
});

describe('themeScript', () => {
  const run = () => new Function(themeScript)();

  it('applies a stored choice', () => {
    localStorage.setItem('theme', 'dark');
    run();
    expect(root.dataset.theme).toBe('dark');
    expect(root.dataset.themeChoice).toBe('dark');
    expect(themeColor()).toBe('#0b1220');
  });

  it('follows the operating system when the stored choice is invalid', () => {
    system.prefer(DARK, true);
    system.prefer(MORE_CONTRAST, true);
    localStorage.setItem('theme', 'sepia');
    run();
    expect(root.dataset.theme).toBe('dark');
    expect(root.dataset.themeChoice).toBe('system');
    expect(root.dataset.contrast).toBe('more');
  });

  it('follow applies what the operating system has changed since the script ran', () => {
    run();
    system.prefer(DARK, true);
    system.prefer(MORE_CONTRAST, true);
    const stop = store.follow();
    expect(root.dataset.theme).toBe('dark');
    expect(root.dataset.contrast).toBe('more');
    expect(themeColor()).toBe('#0b1220');
    stop();
  });

  it('falls back to the system theme when storage throws', () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('Storage is forbidden.', 'SecurityError');
    });
    run();
    expect(root.dataset.theme).toBe('light');
    expect(themeColor()).toBe('#ffffff');
  });
});
