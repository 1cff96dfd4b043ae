import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { themeScript } from './theme-script.ts';

/** An operating system whose preferences a test changes. */
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
  // The choice of a page lives as long as the page: every test gets its own.
  vi.resetModules();
  store = await import('./theme-store.ts');
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('a choice', () => {
  it.each([
    ['dark', '#0b1220'],
    ['light', '#ffffff'],
  ] as const)('of %s is shown, stored, and colours the browser %s', (choice, frame) => {
    store.chooseTheme(choice);
    expect(root.dataset.theme).toBe(choice);
    expect(root.dataset.themeChoice).toBe(choice);
    expect(localStorage.getItem('theme')).toBe(choice);
    expect(themeColor()).toBe(frame);
  });

  it('of system shows what the operating system prefers', () => {
    system.prefer(DARK, true);
    store.chooseTheme('system');
    expect(root.dataset.theme).toBe('dark');
    expect(root.dataset.themeChoice).toBe('system');
    expect(localStorage.getItem('theme')).toBe('system');
  });

  it('holds for the page when storage throws', () => {
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

  it('that is none of the three counts as system', () => {
    localStorage.setItem('theme', 'sepia');
    expect(store.readThemeChoice()).toBe('system');
  });
});

describe('while someone listens', () => {
  it('follows the operating system live when the choice is system', () => {
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

  it('follows without a listener where a page asks for it', () => {
    const stop = store.followTheme();
    system.prefer(DARK, true);
    expect(root.dataset.theme).toBe('dark');
    stop();
    expect(system.listenerCount()).toBe(0);
  });

  it('does not follow the operating system when the choice is another', () => {
    store.subscribeToTheme(() => {});
    store.chooseTheme('light');
    system.prefer(DARK, true);
    expect(root.dataset.theme).toBe('light');
  });

  it('follows the wish for more contrast', () => {
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

  it('stops listening with the last listener', () => {
    const leave = store.subscribeToTheme(() => {});
    expect(system.listenerCount()).toBe(2);
    leave();
    expect(system.listenerCount()).toBe(0);
  });
});

describe('the script before the first paint', () => {
  const run = () => new Function(themeScript)();

  it('shows a stored choice', () => {
    localStorage.setItem('theme', 'dark');
    run();
    expect(root.dataset.theme).toBe('dark');
    expect(root.dataset.themeChoice).toBe('dark');
    expect(themeColor()).toBe('#0b1220');
  });

  it('follows the operating system without a choice, and with a broken one', () => {
    system.prefer(DARK, true);
    system.prefer(MORE_CONTRAST, true);
    localStorage.setItem('theme', 'sepia');
    run();
    expect(root.dataset.theme).toBe('dark');
    expect(root.dataset.themeChoice).toBe('system');
    expect(root.dataset.contrast).toBe('more');
  });

  it('is caught up with what the operating system changed since', () => {
    run();
    system.prefer(DARK, true);
    system.prefer(MORE_CONTRAST, true);
    const stop = store.followTheme();
    expect(root.dataset.theme).toBe('dark');
    expect(root.dataset.contrast).toBe('more');
    expect(themeColor()).toBe('#0b1220');
    stop();
  });

  it('survives a storage that throws', () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('Storage is forbidden.', 'SecurityError');
    });
    run();
    expect(root.dataset.theme).toBe('light');
    expect(themeColor()).toBe('#ffffff');
  });
});
