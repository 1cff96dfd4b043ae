import { afterAll, beforeAll, vi } from 'vitest';

/** Stubs what jsdom lacks in the tests of a file: it has no layout to observe, and no media queries. */
export function stubLayout(matches: (query: string) => boolean): void {
  beforeAll(() => {
    class Observer {
      observe() {}
      unobserve() {}
      disconnect() {}
    }
    vi.stubGlobal('ResizeObserver', Observer);
    vi.stubGlobal('IntersectionObserver', Observer);
    vi.stubGlobal('matchMedia', (query: string) =>
      Object.assign(new EventTarget(), { matches: matches(query), media: query }),
    );
  });
  afterAll(() => {
    vi.unstubAllGlobals();
  });
}
