import { act, cleanup, renderHook } from '@testing-library/react';
import { StrictMode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { example } from '../../testing/example.ts';
import { type RoiOutcome, type UseRoiCalculatorOptions, useRoiCalculator, type Wait } from './index.ts';

afterEach(cleanup);

/** A wait that the test ends. */
function gate() {
  const waits: {
    milliseconds: number;
    signal: AbortSignal;
    end: () => void;
    fail: (error: Error) => void;
  }[] = [];
  const wait: Wait = (milliseconds, signal) =>
    new Promise((end, fail) => {
      waits.push({ milliseconds, signal, end, fail });
    });
  return {
    wait,
    waits,
    open: () => act(async () => waits.at(-1)?.end()),
  };
}

function start(options: UseRoiCalculatorOptions = {}) {
  const door = gate();
  const initialProps: UseRoiCalculatorOptions = { initial: example, wait: door.wait, ...options };
  const hook = renderHook((props) => useRoiCalculator(props), { initialProps, wrapper: StrictMode });
  return { ...door, ...hook };
}

describe('useRoiCalculator', () => {
  it('goes from idle to calculating to calculated', async () => {
    const { result, open, waits } = start();
    expect(result.current.status).toBe('idle');
    act(() => result.current.submit());
    expect(result.current.status).toBe('calculating');
    expect(result.current.outcome).toBeNull();
    expect(waits.map(({ milliseconds }) => milliseconds)).toEqual([800]);
    await open();
    expect(result.current.status).toBe('calculated');
    expect(result.current.outcome?.result.roiTimeline).toBe(2.4);
  });

  it('stays idle and reports errors for invalid input', () => {
    const { result, waits } = start({ initial: { ...example, hoursPerWeek: 50 } });
    act(() => result.current.submit());
    expect(result.current.status).toBe('idle');
    expect(result.current.errors).toEqual({ hoursPerWeek: 'Please enter hours per week (1-40)' });
    expect(waits).toEqual([]);
  });

  it('submits an edit made immediately before', () => {
    const { result } = start({ initial: { ...example, hoursPerWeek: 50 } });
    act(() => {
      result.current.edit({ hoursPerWeek: 12 });
      result.current.submit();
    });
    expect(result.current.status).toBe('calculating');
  });

  it('updates the result while figures are edited, and is outdated while they are invalid', async () => {
    const { result, open, waits } = start();
    act(() => result.current.submit());
    await open();
    act(() => result.current.field('hourlyRate').onValueChange(30));
    expect(result.current.status).toBe('calculated');
    expect(result.current.outcome?.result.weeklyTimeCost).toBe(600);
    expect(result.current.outdated).toBe(false);
    expect(waits).toHaveLength(1);
    act(() => result.current.field('hourlyRate').onValueChange(null));
    expect(result.current.outdated).toBe(true);
    expect(result.current.outcome?.result.weeklyTimeCost).toBe(600);
  });

  it('reports every result once, to the latest callback', async () => {
    const early = vi.fn();
    const late = vi.fn<(outcome: RoiOutcome) => void>();
    const { result, rerender, wait, open } = start({ onResult: early });
    act(() => result.current.submit());
    rerender({ wait, onResult: late });
    await open();
    rerender({ wait, onResult: late });
    expect(early).not.toHaveBeenCalled();
    expect(late).toHaveBeenCalledExactlyOnceWith(result.current.outcome);
    act(() => result.current.submit());
    await open();
    expect(late).toHaveBeenCalledTimes(2);
  });

  it('reports every change of the draft, but not its initial state', () => {
    const onDraftChange = vi.fn();
    const { result } = start({ onDraftChange });
    expect(onDraftChange).not.toHaveBeenCalled();
    act(() => result.current.edit({ hourlyRate: 30 }));
    expect(onDraftChange).toHaveBeenCalledExactlyOnceWith({ ...example, hourlyRate: 30 });
  });

  it('keeps waiting when the component rerenders with another wait', async () => {
    const { result, rerender, waits, open } = start();
    act(() => result.current.submit());
    rerender({ wait: () => Promise.resolve() });
    expect(result.current.status).toBe('calculating');
    await open();
    expect(result.current.status).toBe('calculated');
    expect(waits).toHaveLength(1);
  });

  it('aborts the wait on unmount and reports nothing more', async () => {
    const onResult = vi.fn();
    const { result, unmount, waits, open } = start({ onResult });
    act(() => result.current.submit());
    unmount();
    expect(waits.at(-1)?.signal.aborted).toBe(true);
    await open();
    expect(onResult).not.toHaveBeenCalled();
  });

  it('keeps its refs stable across renders, and with them the focus', () => {
    const { result, rerender, wait } = start();
    const { ref } = result.current.field('hourlyRate');
    rerender({ wait });
    expect(result.current.field('hourlyRate').ref).toBe(ref);
  });
});

describe('assumptions', () => {
  it('update the result immediately, report it, and can be reset', async () => {
    const onResult = vi.fn<(outcome: RoiOutcome) => void>();
    const { result, open } = start({ onResult, initialAssumptions: { investment: 18_000 } });
    expect(result.current.assumptions).toEqual({ investment: 18_000 });
    act(() => result.current.submit());
    await open();
    expect(result.current.outcome?.result.roiTimeline).toBe(4.8);
    act(() => result.current.assume({ investment: 9_000 }));
    expect(result.current.outcome?.result.roiTimeline).toBe(2.4);
    expect(result.current.outdated).toBe(false);
    expect(onResult).toHaveBeenCalledTimes(2);
    act(() => result.current.assume({ efficiencyFactor: null, revenueFactor: 0 }));
    expect(result.current.outcome?.assumptions).toEqual({ revenueFactor: 0 });
    act(() => result.current.forgetAssumptions());
    expect(result.current.outcome?.assumptions).toEqual({});
    expect(result.current.status).toBe('calculated');
  });

  it('outside their limits have a code, and count as the nearest limit', () => {
    const { result } = start({
      calculated: true,
      initialAssumptions: { investment: 30_000 },
      assumptionLimits: { investment: { maximum: 20_000 }, weeksPerYear: { maximum: 46 } },
    });
    expect(result.current.assumptionErrorCodes).toEqual({ investment: 'aboveMaximum' });
    expect(result.current.outcome?.assumptions).toEqual({ investment: 20_000, weeksPerYear: 46 });
    act(() => result.current.assume({ investment: 12_000 }));
    expect(result.current.assumptionErrorCodes).toEqual({});
    expect(result.current.outcome?.assumptions).toMatchObject({ investment: 12_000 });
  });

  it('show the result of a shared link immediately', () => {
    const onResult = vi.fn();
    const { result, waits } = start({ calculated: true, onResult });
    expect(result.current.status).toBe('calculated');
    expect(result.current.outcome?.result.weeklyTimeCost).toBe(500);
    expect(waits).toEqual([]);
    expect(onResult).not.toHaveBeenCalled();
  });
});

describe('the default wait', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });

  afterEach(() => {
    vi.useRealTimers();
  });

  it.each([[undefined, 800] as const, [50, 50] as const])(
    'with a delay of %s takes %i ms',
    async (delay, takes) => {
      const { result } = renderHook(() => useRoiCalculator({ initial: example, delay }));
      act(() => result.current.submit());
      await act(() => vi.advanceTimersByTimeAsync(takes - 1));
      expect(result.current.status).toBe('calculating');
      await act(() => vi.advanceTimersByTimeAsync(1));
      expect(result.current.status).toBe('calculated');
    },
  );

  it('clears its timer on abort', () => {
    const { result, unmount } = renderHook(() => useRoiCalculator({ initial: example }));
    act(() => result.current.submit());
    expect(vi.getTimerCount()).toBe(1);
    unmount();
    expect(vi.getTimerCount()).toBe(0);
  });
});
