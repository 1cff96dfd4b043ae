import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createToastStore, TOAST_DURATION, TOAST_REMOVE_DELAY } from './toast-store.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

it('uses the specified duration and removal delay', () => {
  expect(TOAST_DURATION).toBe(5000);
  expect(TOAST_REMOVE_DELAY).toBe(1_000_000);
});

it('holds one toast and replaces it with a newer one', () => {
  const store = createToastStore();
  store.show({ title: 'First' });
  store.show({ title: 'Second' });
  expect(store.read().map((entry) => entry.title)).toEqual(['Second']);
});

it('closes a dismissed toast immediately and removes it 1,000,000 ms later', () => {
  const store = createToastStore();
  store.show({ title: 'Saved' }).dismiss();
  expect(store.read().map((entry) => entry.open)).toEqual([false]);
  vi.advanceTimersByTime(999_999);
  expect(store.read()).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(store.read()).toEqual([]);
});

it('cancels the removal of a replaced toast', () => {
  const store = createToastStore();
  store.show({ title: 'First' }).dismiss();
  store.show({ title: 'Second' });
  expect(vi.getTimerCount()).toBe(0);
  vi.advanceTimersByTime(1_000_000);
  expect(store.read().map((entry) => entry.title)).toEqual(['Second']);
});

it('updates a toast in place', () => {
  const store = createToastStore();
  const toast = store.show({ title: 'Sending', type: 'loading' });
  toast.update({ title: 'Sent', type: 'success' });
  expect(store.read()).toEqual([{ id: toast.id, open: true, title: 'Sent', type: 'success' }]);
});

it('dismisses all toasts without an id', () => {
  const store = createToastStore();
  store.show({ title: 'Saved' });
  store.dismiss();
  expect(store.read().every((entry) => !entry.open)).toBe(true);
});

it('notifies listeners only about changes, until they unsubscribe', () => {
  const store = createToastStore();
  const listener = vi.fn();
  const leave = store.subscribe(listener);
  store.show({ title: 'Saved' });
  expect(listener).toHaveBeenCalledTimes(1);
  store.dismiss('another');
  expect(listener).toHaveBeenCalledTimes(1);
  leave();
  store.dismiss();
  expect(listener).toHaveBeenCalledTimes(1);
});
