import { LRUCache } from 'lru-cache';
import type { Clock } from '../clock.ts';

/** More callers in a window than any process meets; beyond that, those that called the longest ago are forgotten. */
const MOST_CALLERS = 20_000;

/** How often somebody called in the window that is open. */
export interface CallCount {
  calls: number;
  /** Milliseconds until the window ends. */
  left: number;
}

/** Counts calls in windows that begin with the first of them. */
export interface CallCounts {
  /**
   * Counts a call.
   *
   * @param window how long a window lasts, in milliseconds
   * @param limit how many calls it allows: how far it was passed need not be known
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
      // A window that begins in the future is one of a clock that was wrong.
      const isOpen = known && known.endsAt > moment && known.endsAt <= moment + window;
      const open = isOpen ? known : { calls: 0, endsAt: moment + window };
      open.calls += 1;
      windows.set(caller, open);
      return { calls: open.calls, left: open.endsAt - moment };
    },
  };
}
