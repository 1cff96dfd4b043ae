import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Tooltip, TooltipProvider, type TooltipProviderProps } from './index.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function show(delays: Omit<TooltipProviderProps, 'children'> = {}): void {
  render(
    <TooltipProvider {...delays}>
      {['One', 'Two'].map((name) => (
        <Tooltip key={name} content={`About ${name}`}>
          <button type="button">{name}</button>
        </Tooltip>
      ))}
    </TooltipProvider>,
  );
}

function pass(milliseconds: number): void {
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });
}

const trigger = (name: string) => screen.getByRole('button', { name });
const enter = (name: string) => fireEvent.pointerMove(trigger(name));
const leave = (name: string) => fireEvent.pointerLeave(trigger(name));
const close = () => fireEvent.keyDown(document, { key: 'Escape' });
const isOpen = (name: string) => trigger(name).dataset.state !== 'closed';

it('opens after the pointer has been on its trigger for 700 ms', () => {
  show();
  enter('One');
  pass(699);
  expect(isOpen('One')).toBe(false);
  pass(1);
  expect(isOpen('One')).toBe(true);
  expect(screen.getByRole('tooltip').textContent).toBe('About One');
});

it('does not open when the pointer leaves before 700 ms', () => {
  show();
  enter('One');
  pass(699);
  leave('One');
  pass(10_000);
  expect(isOpen('One')).toBe(false);
});

it('opens immediately within 300 ms after another tooltip has closed', () => {
  show();
  enter('One');
  pass(700);
  close();
  expect(isOpen('One')).toBe(false);
  pass(299);
  enter('Two');
  pass(0);
  expect(isOpen('Two')).toBe(true);
});

it('waits for the full delay 300 ms after another tooltip has closed', () => {
  show();
  enter('One');
  pass(700);
  close();
  pass(300);
  enter('Two');
  pass(699);
  expect(isOpen('Two')).toBe(false);
  pass(1);
  expect(isOpen('Two')).toBe(true);
});

it('uses custom delays', () => {
  show({ openDelay: 100, skipDelay: 50 });
  enter('One');
  pass(99);
  expect(isOpen('One')).toBe(false);
  pass(1);
  expect(isOpen('One')).toBe(true);
  close();
  pass(50);
  enter('Two');
  pass(99);
  expect(isOpen('Two')).toBe(false);
});
