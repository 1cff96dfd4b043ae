/// <reference types="node" />
import { setImmediate } from 'node:timers/promises';
import { vi } from 'vitest';

export interface Timeouts {
  /** Waits until somebody waits for exactly this long, then lets that time pass. */
  pass: (milliseconds: number) => Promise<void>;
  /** How long everybody waited so far, in milliseconds. */
  waits: () => number[];
  restore: () => void;
}

/** Takes over the timeouts of this page, so that waiting takes no time. The HTTP server's clock goes on. */
export function fakeTimeouts(): Timeouts {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  const setTimeoutSpy = vi.spyOn(globalThis, 'setTimeout');
  const waits = () => setTimeoutSpy.mock.calls.map(([, milliseconds = 0]) => milliseconds);
  return {
    waits,
    pass: async (milliseconds) => {
      while (!waits().includes(milliseconds)) await setImmediate();
      vi.advanceTimersByTime(milliseconds);
    },
    restore: () => {
      setTimeoutSpy.mockRestore();
      vi.useRealTimers();
    },
  };
}
