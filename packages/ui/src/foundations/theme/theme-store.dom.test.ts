import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { themeScript } from './theme-script.ts';

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
let store: typeof import('./theme-store.ts');
const root = document.documentElement;
const themeColor = () => document.querySelector('meta[name="theme-color"]')?.getAttribute('content');

beforeEach(async () => {
  system = createSystem();
  vi.stubGlobal('matchMedia', system.matchMedia);
  localStorage.clear();
  document.head.innerHTML = '<meta name="theme-color" content="">';
  for (const name of root.getAttributeNames()) root.removeAttribute(name);
  // The module remembers the choice for the lifetime of the page, so every test imports its own.
  vi.resetModules();
  store = await import('./theme-store.ts');
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
    store.chooseTheme(choice);
    expect(root.dataset.theme).toBe(choice);
    expect(root.dataset.themeChoice).toBe(choice);
    expect(localStorage.getItem('theme')).toBe(choice);
    expect(themeColor()).toBe(frame);
  });

  it('applies the preference of the operating system for system', () => {
    system.prefer(DARK, true);
    store.chooseTheme('system');
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
    expect(store.readThemeChoice()).toBe('system');
    store.chooseTheme('dark');
    expect(root.dataset.theme).toBe('dark');
    expect(store.readThemeChoice()).toBe('dark');
  });

  it('treats an unknown choice as system', () => {
    localStorage.setItem('theme', 'sepia');
    expect(store.readThemeChoice()).toBe('system');
  });
});

describe('theme subscription', () => {
  it('follows the operating system when the choice is system', () => {
    const listener = vi.fn();
    store.subscribeToTheme(listener);
    system.prefer(DARK, true);
    expect(root.dataset.theme).toBe('dark');
    expect(themeColor()).toBe('#0b1220');
    system.prefer(DARK, false);
    expect(root.dataset.theme).toBe('light');
    expect(themeColor()).toBe('#ffffff');
    expect(listener).toHaveBeenCalledTimes(2);
  });

  it('follows the operating system without a listener through followTheme', () => {
    const stop = store.followTheme();
    system.prefer(DARK, true);
    expect(root.dataset.theme).toBe('dark');
    stop();
    expect(system.listenerCount()).toBe(0);
  });

  it('ignores the operating system when the choice is light', () => {
    store.subscribeToTheme(() => {});
    store.chooseTheme('light');
    system.prefer(DARK, true);
    expect(root.dataset.theme).toBe('light');
  });

  it('follows the preference for more contrast', () => {
    store.subscribeToTheme(() => {});
    system.prefer(MORE_CONTRAST, true);
    expect(root.dataset.contrast).toBe('more');
    system.prefer(MORE_CONTRAST, false);
    expect(root.dataset.contrast).toBeUndefined();
  });

  it('follows a choice made in another tab', () => {
    store.subscribeToTheme(() => {});
    store.chooseTheme('light');
    localStorage.setItem('theme', 'dark');
    window.dispatchEvent(new StorageEvent('storage', { key: 'theme' }));
    expect(root.dataset.theme).toBe('dark');
  });

  it('removes its event listeners with the last subscriber', () => {
    const leave = store.subscribeToTheme(() => {});
    expect(system.listenerCount()).toBe(2);
    leave();
    expect(system.listenerCount()).toBe(0);
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

  it('followTheme applies what the operating system has changed since the script ran', () => {
    run();
    system.prefer(DARK, true);
    system.prefer(MORE_CONTRAST, true);
    const stop = store.followTheme();
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
