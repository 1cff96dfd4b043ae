import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { type ReactElement, useRef } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useOpeningPosition } from './use-opening-position.ts';

const scroll = vi.fn();

beforeEach(() => {
  scroll.mockClear();
  vi.stubGlobal('requestAnimationFrame', (callback: () => void) => {
    callback();
    return 1;
  });
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function Thread({ height = 100 }: { height?: number }): ReactElement {
  const scroller = useRef<HTMLElement>(null);
  const leave = useOpeningPosition(scroller, height, scroll);
  return (
    <>
      <section ref={scroller} aria-label="Thread" />
      <button type="button" onClick={leave}>
        Leave
      </button>
    </>
  );
}

/** Renders the thread. Returns a function that makes its content taller. */
function show(): () => void {
  const { rerender } = render(<Thread />);
  scroll.mockClear();
  return () => rerender(<Thread height={200} />);
}

const thread = () => screen.getByRole('region');

it('scrolls to the opening position', () => {
  render(<Thread />);
  expect(scroll).toHaveBeenCalled();
});

it('scrolls there again when the content grows', () => {
  const grow = show();
  grow();
  expect(scroll).toHaveBeenCalledTimes(1);
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
  const grow = show();
  gesture();
  grow();
  expect(scroll).not.toHaveBeenCalled();
});

it('follows the corrections of measured heights', () => {
  const grow = show();
  thread().scrollTop = 900;
  fireEvent.scroll(thread());
  thread().scrollTop = 880;
  fireEvent.scroll(thread());
  grow();
  expect(scroll).toHaveBeenCalledTimes(1);
});
