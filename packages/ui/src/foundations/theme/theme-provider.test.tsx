import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { THEME_STORAGE_KEY, ThemeProvider } from './index.ts';

const listeners = new Set<() => void>();
const root = document.documentElement;
let systemIsDark = false;

beforeEach(() => {
  systemIsDark = false;
  vi.stubGlobal('matchMedia', (query: string) => ({
    get matches() {
      return systemIsDark && query.includes('dark');
    },
    addEventListener: (_: string, listener: () => void) => listeners.add(listener),
    removeEventListener: (_: string, listener: () => void) => listeners.delete(listener),
  }));
});

afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

it('applies the stored choice when no script in the head has applied it', () => {
  localStorage.setItem(THEME_STORAGE_KEY, 'dark');
  render(<ThemeProvider>Site</ThemeProvider>);
  expect(root.dataset.theme).toBe('dark');
  expect(screen.getByText('Site')).toBeDefined();
});

it('follows the system theme until it unmounts', () => {
  const { unmount } = render(<ThemeProvider />);
  expect(root.dataset.theme).toBe('light');
  systemIsDark = true;
  for (const listener of listeners) listener();
  expect(root.dataset.theme).toBe('dark');
  unmount();
  expect(listeners.size).toBe(0);
});
