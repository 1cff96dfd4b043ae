import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  createToastStore,
  type ToastHandle,
  type ToastOptions,
  type ToastStore,
  ToastViewport,
} from './index.ts';

let store: ToastStore;

beforeEach(() => {
  vi.useFakeTimers();
  store = createToastStore();
  render(<ToastViewport store={store} />);
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function pass(milliseconds: number): void {
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });
}

function show(options: ToastOptions): ToastHandle {
  const handles: ToastHandle[] = [];
  act(() => {
    handles.push(store.show(options));
  });
  const [handle] = handles;
  if (!handle) throw new Error('The store gave no handle.');
  return handle;
}

function isOpen(): boolean | undefined {
  return store.read()[0]?.open;
}

it('closes a toast 5000 ms after it was shown', () => {
  show({ title: 'Saved' });
  expect(screen.getByText('Saved')).toBeTruthy();
  pass(4999);
  expect(isOpen()).toBe(true);
  pass(1);
  expect(isOpen()).toBe(false);
});

it('closes a toast after its own duration', () => {
  show({ title: 'Saved', duration: 200 });
  pass(200);
  expect(isOpen()).toBe(false);
});

it('keeps a loading toast until it is updated, then shows it for the full duration', () => {
  const toast = show({ title: 'Sending', type: 'loading' });
  pass(60_000);
  expect(isOpen()).toBe(true);
  act(() => toast.update({ title: 'Sent', type: 'success' }));
  pass(4999);
  expect(isOpen()).toBe(true);
  pass(1);
  expect(isOpen()).toBe(false);
});

it.each(['default', 'success', 'info', 'warning', 'error'] as const)(
  'replaces a toast of type %s with the next one, which stays for the full duration',
  (type) => {
    show({ title: 'Older', type });
    pass(4000);
    show({ title: 'Newer', type });
    expect(screen.queryByText('Older')).toBeNull();
    pass(4999);
    expect(isOpen()).toBe(true);
    pass(1);
    expect(isOpen()).toBe(false);
  },
);

it('receives focus on F8', () => {
  show({ title: 'Saved' });
  fireEvent.keyDown(document, { code: 'F7', key: 'F7' });
  expect(document.activeElement).toBe(document.body);
  fireEvent.keyDown(document, { code: 'F8', key: 'F8' });
  expect(document.activeElement).toBe(screen.getByRole('list'));
});
