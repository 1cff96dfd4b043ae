import { describe, expect, it, vi } from 'vitest';
import { createViewStore, type ViewStore } from './view-store.ts';

interface Given {
  stored?: string;
  reducedMotion?: boolean;
  brokenStorage?: boolean;
}

function create({ stored, reducedMotion = false, brokenStorage = false }: Given = {}) {
  const values = new Map(stored === undefined ? [] : [['techStackView', stored]]);
  const motion = Object.assign(new EventTarget(), { matches: reducedMotion });
  const events = new EventTarget();
  const store: ViewStore = createViewStore({
    storage: () => {
      if (brokenStorage) throw new Error('Storage is forbidden.');
      return {
        getItem: (key) => values.get(key) ?? null,
        setItem: (key, value) => {
          values.set(key, value);
        },
      };
    },
    reducedMotion: motion,
    events,
  });
  function changeInAnotherTab(value: string): void {
    values.set('techStackView', value);
    events.dispatchEvent(Object.assign(new Event('storage'), { key: 'techStackView' }));
  }
  return { store, values, motion, changeInAnotherTab };
}

describe('initial view', () => {
  it.each([
    { reducedMotion: false, stored: undefined, view: 'orbit' },
    { reducedMotion: true, stored: undefined, view: 'modern' },
    { reducedMotion: true, stored: 'orbit', view: 'orbit' },
    { reducedMotion: false, stored: 'modern', view: 'modern' },
    { reducedMotion: false, stored: 'carousel', view: 'orbit' },
    { reducedMotion: true, stored: 'carousel', view: 'modern' },
  ])('is $view with reduced motion $reducedMotion and $stored stored', ({ view, stored, reducedMotion }) => {
    const { store } = create({ reducedMotion, ...(stored !== undefined && { stored }) });
    expect(store.read()).toBe(view);
  });
});

describe('chosen view', () => {
  it.each(['orbit', 'modern'] as const)('stores and shows %j', (view) => {
    const { store, values } = create();
    store.choose(view);
    expect(values.get('techStackView')).toBe(view);
    expect(store.read()).toBe(view);
  });

  it('applies to this page when storage throws', () => {
    const { store } = create({ brokenStorage: true });
    expect(store.read()).toBe('orbit');
    store.choose('modern');
    expect(store.read()).toBe('modern');
  });

  it('notifies listeners until they unsubscribe', () => {
    const { store } = create();
    const listener = vi.fn();
    const stop = store.subscribe(listener);
    store.choose('modern');
    stop();
    store.choose('orbit');
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('follows a choice made in another tab', () => {
    const { store, changeInAnotherTab } = create();
    const listener = vi.fn();
    store.subscribe(listener);
    store.choose('modern');
    changeInAnotherTab('orbit');
    expect(store.read()).toBe('orbit');
    expect(listener).toHaveBeenCalledTimes(2);
  });
});

describe('reduced motion enabled while the page is open', () => {
  it('switches to modern if the visitor has made no choice', () => {
    const { store, motion } = create();
    const listener = vi.fn();
    store.subscribe(listener);
    motion.matches = true;
    motion.dispatchEvent(new Event('change'));
    expect(listener).toHaveBeenCalledTimes(1);
    expect(store.read()).toBe('modern');
  });
});
