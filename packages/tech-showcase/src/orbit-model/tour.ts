import type { OrbitLayout } from './orbit-layout.ts';

/** Two items that a comet connects. */
export type Flow = readonly [from: number, to: number];

/** Time between the starts of two flows, and how long each one is shown, in microseconds. */
const INTERVAL = 5_000_000;
const SHOWN = 3_900_000;
/** Time until the first flow. */
const FIRST = 1_300_000;
const MOST_FLOWS = 12;

/** Returns flows from each ring to the next one. Items behind the scenes are left out. */
export function planTour({ count, ring, rings, quiet }: OrbitLayout): Flow[] {
  const indices = Array.from({ length: count }, (_, index) => index);
  const groups = rings
    .map((_, place) => indices.filter((index) => ring[index] === place && quiet[index] === 0))
    .filter((group) => group.length > 0);
  if (groups.length < 2) return [];
  return Array.from({ length: Math.min(count, MOST_FLOWS) }, (_, step): Flow => {
    const from = groups[step % groups.length] ?? [];
    const to = groups[(step + 1) % groups.length] ?? [];
    const round = Math.floor(step / groups.length);
    // The next place on the second ring; otherwise each flow would start where the last one ended.
    return [from[round % from.length] ?? 0, to[(round + 1) % to.length] ?? 0];
  });
}

export interface Tour {
  /** Counts the microseconds of a frame. A frame that isn't idle ends the flow and starts over. */
  observe: (microseconds: number, idle: boolean) => void;
}

/** Shows one flow after the other while the visitor is idle. It runs on the time of the frames. */
export function createTour(flows: readonly Flow[], onFlow: (flow: Flow | null) => void): Tour {
  let elapsed = INTERVAL - FIRST;
  let next = 0;
  let showing = false;

  function show(flow: Flow | null): void {
    showing = flow !== null;
    onFlow(flow);
  }

  return {
    observe(microseconds, idle) {
      if (flows.length === 0) return;
      if (!idle) {
        elapsed = 0;
        if (showing) show(null);
        return;
      }
      elapsed += microseconds;
      if (showing && elapsed >= SHOWN) show(null);
      if (elapsed < INTERVAL) return;
      elapsed = 0;
      show(flows[next % flows.length] ?? null);
      next += 1;
    },
  };
}
