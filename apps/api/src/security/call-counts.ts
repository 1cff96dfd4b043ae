import { LRUCache } from 'lru-cache';
import type { Clock } from '../clock.ts';

/** More callers than one process sees in a window. Beyond that, the least recent callers are evicted. */
const MOST_CALLERS = 20_000;

/** The number of calls in the current window. */
export interface CallCount {
  calls: number;
  /** Milliseconds until the window ends. */
  left: number;
}

/** Counts calls in fixed windows. A window starts with its first call. */
export interface CallCounts {
  /**
   * Counts a call.
   *
   * @param window length of a window in milliseconds
   * @param limit calls allowed in a window. Counts above it need not be exact.
   */
  count: (caller: string, window: number, limit: number) => CallCount | Promise<CallCount>;
}

/** Counts calls in the memory of this process. */
export function countCallsInMemory({ now }: { now: Clock }): CallCounts {
  const windows = new LRUCache<string, { calls: number; endsAt: number }>({ max: MOST_CALLERS });
  return {
    count: (caller, window, _limit) => {
      const moment = now().getTime();
      const known = windows.get(caller);
      // The clock was set back if the window starts in the future.
      const isOpen = known && known.endsAt > moment && known.endsAt <= moment + window;
      const open = isOpen ? known : { calls: 0, endsAt: moment + window };
      open.calls += 1;
      windows.set(caller, open);
      return { calls: open.calls, left: open.endsAt - moment };
    },
  };
}
