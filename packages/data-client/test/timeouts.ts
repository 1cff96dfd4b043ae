/// <reference types="node" />
import { setImmediate } from 'node:timers/promises';
import { vi } from 'vitest';

export interface Timeouts {
  /** Waits until somebody waits for exactly this long, then lets that time pass. */
  pass: (milliseconds: number) => Promise<void>;
  /** Lets time pass, and then whatever was due. */
  idle: (milliseconds: number) => Promise<void>;
  /** Waits until something is so, without letting time pass. The test's own limit ends what never becomes so. */
  until: (condition: () => boolean) => Promise<void>;
  restore: () => void;
}

/** Takes over the timeouts of this page, so that waiting takes no time. The HTTP server's clock goes on. */
export function fakeTimeouts(): Timeouts {
  // React renders as in a browser meanwhile: `until` waits for what comes of it.
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
