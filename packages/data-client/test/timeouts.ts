/// <reference types="node" />
import { setImmediate } from 'node:timers/promises';
import { vi } from 'vitest';

export interface Timeouts {
  /** Waits until a timer with exactly this delay exists, then advances time by it. */
  pass: (milliseconds: number) => Promise<void>;
  /** Advances time and runs due timers. */
  idle: (milliseconds: number) => Promise<void>;
  /** Waits for a condition without advancing time. The test's timeout ends a condition that never holds. */
  until: (condition: () => boolean) => Promise<void>;
  restore: () => void;
}

/** Replaces the page's timers, so that waiting takes no time. The HTTP server's clock continues. */
export function fakeTimeouts(): Timeouts {
  // In the meantime, React renders as in a browser; `until` waits for the outcome.
  const act = Reflect.get(globalThis, 'IS_REACT_ACT_ENVIRONMENT');
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', false);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  const spy = vi.spyOn(globalThis, 'setTimeout');
  const until = async (condition: () => boolean) => {
    while (!condition()) await setImmediate();
  };
  return {
    until,
    pass: async (milliseconds) => {
      await until(() => spy.mock.calls.some(([, wait]) => wait === milliseconds));
      await vi.advanceTimersByTimeAsync(milliseconds);
    },
    idle: async (milliseconds) => {
      await vi.advanceTimersByTimeAsync(milliseconds);
    },
    restore: () => {
      spy.mockRestore();
      vi.useRealTimers();
      Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', act);
    },
  };
}
