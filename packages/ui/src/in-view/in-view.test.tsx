import { act, cleanup, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type InViewOptions, useInView } from './index.ts';

let margins: (string | undefined)[];
let show: (isIntersecting: boolean) => void;
let disconnected: number;

beforeEach(() => {
  margins = [];
  disconnected = 0;
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(
        callback: (entries: { isIntersecting: boolean }[]) => void,
        options: { rootMargin?: string },
      ) {
        margins.push(options.rootMargin);
        show = (isIntersecting) => act(() => callback([{ isIntersecting }]));
      }
      observe() {}
      disconnect() {
        disconnected += 1;
      }
    },
  );
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function Watched(options: InViewOptions): ReactElement {
  const { ref, inView } = useInView(options);
  return <p ref={ref}>{inView ? 'in' : 'out'}</p>;
}

it('grows the viewport by the margin', () => {
  render(<Watched rootMargin="200px 0px" />);
  expect(margins).toEqual(['200px 0px']);
});

it('follows the element in and out with one observer', () => {
  render(<Watched />);
  show(true);
  expect(screen.getByText('in')).toBeTruthy();
  show(false);
  expect(screen.getByText('out')).toBeTruthy();
  expect(margins).toHaveLength(1);
});

it('stops watching after the first time with once', () => {
  render(<Watched once />);
  show(false);
  expect(disconnected).toBe(0);
  show(true);
  expect(disconnected).toBe(1);
});

it('stops watching when the element goes', () => {
  render(<Watched />).unmount();
  expect(disconnected).toBe(1);
});
