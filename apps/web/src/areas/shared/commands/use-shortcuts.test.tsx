import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useShortcuts } from './use-shortcuts.ts';

const open = vi.fn();
const shortcuts = new Map([['G L', open]]);

function Page() {
  useShortcuts(shortcuts);
  return <input aria-label="Search" />;
}

beforeEach(() => {
  open.mockClear();
  render(<Page />);
});
afterEach(cleanup);

function press(element: Element, ...keys: readonly (string | KeyboardEventInit)[]): void {
  for (const key of keys) fireEvent.keyDown(element, typeof key === 'string' ? { key } : key);
}

it('runs when both keys are pressed in sequence', () => {
  press(document.body, 'g', 'l');
  expect(open).toHaveBeenCalledOnce();
  press(document.body, 'l');
  expect(open).toHaveBeenCalledOnce();
});

it('ignores other sequences and keys with a modifier', () => {
  press(document.body, 'g', 'x', 'l');
  press(document.body, 'g', { key: 'l', ctrlKey: true });
  expect(open).not.toHaveBeenCalled();
});

it('ignores keys typed into a field', () => {
  press(screen.getByLabelText('Search'), 'g', 'l');
  expect(open).not.toHaveBeenCalled();
});
