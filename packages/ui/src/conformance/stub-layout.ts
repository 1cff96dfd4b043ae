import { vi } from 'vitest';

/** Stands in for what jsdom lacks, as it lays nothing out: media queries never match, and sizes never change. */
export function stubLayout(): void {
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener() {},
    removeEventListener() {},
  }));
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
}
