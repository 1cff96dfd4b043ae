import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { type ReactElement, useRef } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useOpeningPosition } from './use-opening-position.ts';

const scroll = vi.fn();
let grow: () => void;

beforeEach(() => {
  scroll.mockClear();
  vi.stubGlobal('requestAnimationFrame', (callback: () => void) => {
    callback();
    return 1;
  });
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(callback: () => void) {
        grow = () => act(callback);
      }
      observe(): void {}
      disconnect(): void {
        grow = () => {};
      }
    },
  );
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function Thread(): ReactElement {
  const scroller = useRef<HTMLElement>(null);
  const leave = useOpeningPosition(scroller, scroll);
  return (
    <>
      <section ref={scroller} aria-label="Thread">
        <div />
      </section>
      <button type="button" onClick={leave}>
        Leave
      </button>
    </>
  );
}

const thread = () => screen.getByRole('region');

it('scrolls to the opening position, and again when the content grows', () => {
  render(<Thread />);
  expect(scroll).toHaveBeenCalledTimes(1);
  grow();
  expect(scroll).toHaveBeenCalledTimes(2);
});

it.each([
  ['turns the wheel', () => fireEvent.wheel(thread())],
  ['presses a key', () => fireEvent.keyDown(thread(), { key: 'PageUp' })],
  [
    'jumps up',
    () => {
      thread().scrollTop = 900;
      fireEvent.scroll(thread());
      thread().scrollTop = 0;
      fireEvent.scroll(thread());
    },
  ],
  ['leaves it', () => fireEvent.click(screen.getByRole('button'))],
])('stays where the viewer scrolled after the viewer %s', (_, gesture) => {
  render(<Thread />);
  gesture();
  grow();
  expect(scroll).toHaveBeenCalledTimes(1);
});

it('follows the corrections of measured heights', () => {
  render(<Thread />);
  thread().scrollTop = 900;
  fireEvent.scroll(thread());
  thread().scrollTop = 880;
  fireEvent.scroll(thread());
  grow();
  expect(scroll).toHaveBeenCalledTimes(2);
});
