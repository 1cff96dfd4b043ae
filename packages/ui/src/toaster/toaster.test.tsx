import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ToastViewport } from '../toast/index.ts';
import { Toaster, type ToasterHandle, type ToasterOptions, toaster } from './index.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  // jsdom has no pointer capture.
  HTMLElement.prototype.setPointerCapture = () => {};
  render(<Toaster />);
});

afterEach(() => {
  toaster.dismiss();
  pass(1000);
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function pass(milliseconds: number): void {
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });
}

/** sonner passes a toast to React in the next task, and starts its timer then. */
function show(options: ToasterOptions): ToasterHandle {
  const handle = toaster.show(options);
  pass(0);
  return handle;
}

function item(title: string): HTMLElement {
  const found = screen.getByText(title).closest('li');
  if (!found) throw new Error(`"${title}" is not in a list item.`);
  return found;
}

function isLeaving(title: string): boolean {
  return item(title).dataset.removed === 'true';
}

describe('duration', () => {
  it('closes a toast 4000 ms after it was shown and removes it 200 ms later', () => {
    show({ title: 'Saved' });
    pass(3999);
    expect(isLeaving('Saved')).toBe(false);
    pass(1);
    expect(isLeaving('Saved')).toBe(true);
    pass(199);
    expect(screen.queryByText('Saved')).not.toBeNull();
    pass(1);
    expect(screen.queryByText('Saved')).toBeNull();
  });

  it('closes a toast after the duration of the Toaster', () => {
    cleanup();
    render(<Toaster duration={6000} />);
    show({ title: 'Saved' });
    pass(5999);
    expect(isLeaving('Saved')).toBe(false);
    pass(1);
    expect(isLeaving('Saved')).toBe(true);
  });

  it('closes a toast after its own duration', () => {
    show({ title: 'Saved', duration: 100 });
    pass(99);
    expect(isLeaving('Saved')).toBe(false);
    pass(1);
    expect(isLeaving('Saved')).toBe(true);
  });

  it('keeps a loading toast until it is updated, then shows it for the full duration', () => {
    const { update } = show({ title: 'Uploading', type: 'loading' });
    pass(600_000);
    expect(isLeaving('Uploading')).toBe(false);
    update({ title: 'Uploaded', type: 'success' });
    pass(0);
    expect(screen.queryByText('Uploading')).toBeNull();
    pass(3999);
    expect(isLeaving('Uploaded')).toBe(false);
    pass(1);
    expect(isLeaving('Uploaded')).toBe(true);
  });

  it('pauses while the pointer is on the stack', () => {
    show({ title: 'Saved' });
    show({ title: 'Sent' });
    pass(3000);
    const list = screen.getAllByRole('list')[0] as HTMLElement;
    fireEvent.mouseEnter(list);
    pass(60_000);
    expect(isLeaving('Sent')).toBe(false);
    fireEvent.mouseLeave(list);
    pass(999);
    expect(isLeaving('Sent')).toBe(false);
    pass(1);
    expect(isLeaving('Sent')).toBe(true);
  });
});

describe('the stack', () => {
  it('shows three toasts at once, the newest in front, and the next when one is removed', () => {
    for (const title of ['One', 'Two', 'Three', 'Four']) show({ title, type: 'loading' });
    const seen = () =>
      screen
        .getAllByRole('listitem', { hidden: true })
        .filter(({ dataset }) => dataset.visible === 'true')
        .map((element) => element.textContent);
    expect(seen()).toEqual(['Four', 'Three', 'Two']);
    fireEvent.click(screen.getAllByRole('button', { name: 'Dismiss', hidden: true })[0] as HTMLElement);
    pass(100);
    pass(200);
    expect(seen()).toEqual(['Three', 'Two', 'One']);
  });

  it('opens and receives focus on Alt+T, and closes on Escape', () => {
    for (const title of ['One', 'Two']) show({ title });
    fireEvent.keyDown(document, { code: 'KeyT', key: 't' });
    expect(item('One').dataset.expanded).toBe('false');
    fireEvent.keyDown(document, { code: 'KeyT', key: 't', altKey: true });
    expect(item('One').dataset.expanded).toBe('true');
    expect(document.activeElement).toBe(item('One').parentElement);
    fireEvent.keyDown(document, { code: 'Escape', key: 'Escape' });
    expect(item('One').dataset.expanded).toBe('false');
  });
});

describe('swipes', () => {
  /** Swipes a toast by a distance in px, within `ms`. */
  function swipe(title: string, { x = 0, y = 0, ms }: { x?: number; y?: number; ms: number }): void {
    const element = item(title);
    const at = (part: number) => ({
      pointerId: 1,
      button: 0,
      clientX: 100 + x * part,
      clientY: 100 + y * part,
    });
    fireEvent.pointerDown(element, at(0));
    fireEvent.pointerMove(element, at(0.5));
    vi.setSystemTime(Date.now() + ms);
    fireEvent.pointerMove(element, at(1));
    fireEvent.pointerUp(element, at(1));
  }

  const slow = 10_000;

  it.each([
    ['44 px, however slow', { x: 44, ms: slow }, false],
    ['45 px, however slow', { x: 45, ms: slow }, true],
    ['45 px down', { y: 45, ms: slow }, true],
    ['44 px down', { y: 44, ms: slow }, false],
    ['45 px to the left', { x: -45, ms: slow }, false],
    ['45 px up', { y: -45, ms: slow }, false],
    ['22 px in 200 ms: 0.11 px a millisecond', { x: 22, ms: 200 }, false],
    ['22 px in 199 ms: more than 0.11 px a millisecond', { x: 22, ms: 199 }, true],
  ])('dismiss a toast only past the threshold: %s', (_, movement, dismisses) => {
    show({ title: 'Saved', duration: Number.POSITIVE_INFINITY });
    swipe('Saved', movement);
    expect(isLeaving('Saved')).toBe(dismisses);
    pass(200);
    expect(screen.queryByText('Saved') === null).toBe(dismisses);
  });

  it('do not dismiss a loading toast', () => {
    show({ title: 'Uploading', type: 'loading' });
    swipe('Uploading', { x: 200, ms: 50 });
    expect(isLeaving('Uploading')).toBe(false);
  });
});

describe('toaster.track', () => {
  const messages = {
    loading: { title: 'Sending' },
    success: (name: string) => ({ title: `Sent to ${name}` }),
    error: (reason: unknown) => ({ title: 'Not sent', description: String(reason) }),
  };

  it('shows success and resolves with the result of the promise', async () => {
    const { promise, resolve } = Promise.withResolvers<string>();
    const tracked = toaster.track(promise, messages);
    pass(60_000);
    expect(isLeaving('Sending')).toBe(false);
    resolve('Dana');
    await expect(tracked).resolves.toBe('Dana');
    pass(0);
    expect(screen.queryByText('Sent to Dana')).not.toBeNull();
  });

  it('shows the error and rejects with the reason of the promise', async () => {
    const failure = new Error('offline');
    const tracked = toaster.track(Promise.reject(failure), messages);
    await expect(tracked).rejects.toBe(failure);
    pass(0);
    expect(screen.queryByText('Error: offline')).not.toBeNull();
  });
});

it('reports a second element with toasts at the same position', () => {
  const report = vi.spyOn(console, 'error').mockImplementation(() => {});
  render(<Toaster position="top-end" />);
  expect(report).not.toHaveBeenCalled();
  render(<ToastViewport />);
  expect(report).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('at the bottom-end of this page'));
});

it('names the region after its hotkey', () => {
  cleanup();
  render(<Toaster hotkey={['ctrlKey', 'shiftKey', 'KeyN']} />);
  expect(screen.getByRole('region', { name: 'Notifications (Ctrl+Shift+N)' })).toBeDefined();
});
