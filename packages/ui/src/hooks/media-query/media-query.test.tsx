import { act, cleanup, render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useReducedMotion } from './index.ts';

const listeners = new Set<() => void>();
let calm: boolean;

beforeEach(() => {
  calm = false;
  vi.stubGlobal('matchMedia', (query: string) => ({
    get matches() {
      return query === '(prefers-reduced-motion: reduce)' && calm;
    },
    addEventListener: (_: string, listener: () => void) => listeners.add(listener),
    removeEventListener: (_: string, listener: () => void) => listeners.delete(listener),
  }));
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function Answer(): ReactElement {
  return <>{useReducedMotion() ? 'less' : 'all'}</>;
}

it('updates when the motion preference changes and unsubscribes on unmount', () => {
  const { container, unmount } = render(<Answer />);
  expect(container.textContent).toBe('all');
  act(() => {
    calm = true;
    for (const listener of listeners) listener();
  });
  expect(container.textContent).toBe('less');
  unmount();
  expect(listeners.size).toBe(0);
});

it('returns the preference on the first render in the browser', () => {
  calm = true;
  expect(render(<Answer />).container.textContent).toBe('less');
});

it('returns false on the server', () => {
  calm = true;
  expect(renderToString(<Answer />)).toBe('all');
});
