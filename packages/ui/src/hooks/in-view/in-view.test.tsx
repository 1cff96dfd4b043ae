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

it('passes the margin to the observer', () => {
  render(<Watched rootMargin="200px 0px" />);
  expect(margins).toEqual(['200px 0px']);
});

it('tracks the element with one observer', () => {
  render(<Watched />);
  show(true);
  expect(screen.getByText('in')).toBeTruthy();
  show(false);
  expect(screen.getByText('out')).toBeTruthy();
  expect(margins).toHaveLength(1);
});

it('stops observing after the first intersection with once', () => {
  render(<Watched once />);
  show(false);
  expect(disconnected).toBe(0);
  show(true);
  expect(disconnected).toBe(1);
});

it('stops observing on unmount', () => {
  render(<Watched />).unmount();
  expect(disconnected).toBe(1);
});
