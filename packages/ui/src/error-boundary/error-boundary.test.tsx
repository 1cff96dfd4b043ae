import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  ComponentErrorBoundary,
  type ErrorReport,
  PageErrorBoundary,
  SectionErrorBoundary,
} from './index.ts';

let broken: boolean;
const report = vi.fn<(report: ErrorReport) => void>();

function Fragile(): ReactElement {
  if (broken) throw new Error('It broke.');
  return <p>It works.</p>;
}

function ThrowsText(): ReactElement {
  throw 'words';
}

// A single element, so a rerender of the boundary doesn't count as new children.
const fragile = <Fragile />;

beforeEach(() => {
  broken = true;
  report.mockReset();
  vi.useFakeTimers();
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function pass(milliseconds: number): void {
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const works = () => screen.queryByText('It works.') !== null;

describe('ComponentErrorBoundary', () => {
  it('resets after 10 s', () => {
    render(<ComponentErrorBoundary>{fragile}</ComponentErrorBoundary>);
    expect(screen.getByText('Component error')).toBeTruthy();
    broken = false;
    pass(9999);
    expect(works()).toBe(false);
    pass(1);
    expect(works()).toBe(true);
  });

  it('resets after each of the first three errors, then waits for Retry', () => {
    render(<ComponentErrorBoundary onReport={report}>{fragile}</ComponentErrorBoundary>);
    for (const errors of [2, 3, 4]) {
      pass(10_000);
      expect(report).toHaveBeenCalledTimes(errors);
    }
    broken = false;
    pass(600_000);
    expect(works()).toBe(false);
    press('Retry');
    expect(works()).toBe(true);
  });

  it('resets at once on Retry and clears the timer', () => {
    render(<ComponentErrorBoundary>{fragile}</ComponentErrorBoundary>);
    broken = false;
    press('Retry');
    expect(works()).toBe(true);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('resets early and restarts the error count when its reset keys change', () => {
    const boundary = (key: string) => (
      <ComponentErrorBoundary resetKeys={[key]} onReport={report}>
        {fragile}
      </ComponentErrorBoundary>
    );
    const { rerender } = render(boundary('a'));
    for (let round = 0; round < 3; round += 1) pass(10_000);
    expect(report).toHaveBeenCalledTimes(4);
    rerender(boundary('a'));
    expect(report).toHaveBeenCalledTimes(4);
    rerender(boundary('b'));
    expect(report).toHaveBeenCalledTimes(5);
    broken = false;
    pass(10_000);
    expect(works()).toBe(true);
  });

  it('resets early when its children change', () => {
    const { rerender } = render(<ComponentErrorBoundary>{fragile}</ComponentErrorBoundary>);
    broken = false;
    rerender(<ComponentErrorBoundary>{fragile}</ComponentErrorBoundary>);
    expect(works()).toBe(false);
    rerender(
      <ComponentErrorBoundary>
        <Fragile />
      </ComponentErrorBoundary>,
    );
    expect(works()).toBe(true);
  });

  it('clears the timer on unmount', () => {
    const { unmount } = render(<ComponentErrorBoundary>{fragile}</ComponentErrorBoundary>);
    unmount();
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('SectionErrorBoundary', () => {
  it('never resets automatically', () => {
    render(<SectionErrorBoundary>{fragile}</SectionErrorBoundary>);
    broken = false;
    pass(600_000);
    expect(screen.getByRole('heading', { name: 'Section Unavailable' })).toBeTruthy();
    press('Try Again');
    expect(works()).toBe(true);
  });

  it('offers a reload after more than two errors', () => {
    const reload = vi.fn();
    render(<SectionErrorBoundary onReload={reload}>{fragile}</SectionErrorBoundary>);
    press('Try Again');
    expect(screen.queryByRole('button', { name: 'Reload Page' })).toBeNull();
    press('Try Again');
    press('Reload Page');
    expect(reload).toHaveBeenCalledTimes(1);
  });
});

describe('PageErrorBoundary', () => {
  it('offers a reload and a link to the homepage', () => {
    const reload = vi.fn();
    render(<PageErrorBoundary onReload={reload}>{fragile}</PageErrorBoundary>);
    expect(screen.getByRole('heading', { name: 'Page Error' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Go to Homepage' }).getAttribute('href')).toBe('/');
    press('Reload Page');
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('shows the next page when its reset keys change', () => {
    const { rerender } = render(<PageErrorBoundary resetKeys={['/a']}>{fragile}</PageErrorBoundary>);
    broken = false;
    rerender(<PageErrorBoundary resetKeys={['/b']}>{fragile}</PageErrorBoundary>);
    expect(works()).toBe(true);
  });
});

describe('onReport', () => {
  it('receives the message, the stacks and the level', () => {
    render(<SectionErrorBoundary onReport={report}>{fragile}</SectionErrorBoundary>);
    expect(report).toHaveBeenCalledTimes(1);
    const [sent] = report.mock.calls[0] ?? [];
    expect(sent).toMatchObject({ message: 'It broke.', level: 'section' });
    expect(sent?.stack).toContain('It broke.');
    expect(sent?.componentStack).toContain('Fragile');
  });

  it('receives thrown values that are not errors', () => {
    render(
      <ComponentErrorBoundary onReport={report}>
        <ThrowsText />
      </ComponentErrorBoundary>,
    );
    expect(report).toHaveBeenCalledWith(
      expect.objectContaining({ message: 'words', stack: undefined, level: 'component' }),
    );
  });
});
