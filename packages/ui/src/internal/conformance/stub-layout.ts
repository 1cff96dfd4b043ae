import { vi } from 'vitest';

/** Stubs what jsdom lacks because it has no layout. Media queries never match, and sizes never change. */
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
