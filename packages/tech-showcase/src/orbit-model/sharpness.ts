/** Device pixel ratio of the drawing, adapted to the device's speed. */
export interface Sharpness {
  ratio: () => number;
  /** Records the microseconds since the last frame. Returns whether the ratio changed. */
  observe: (microseconds: number, rate: number) => boolean;
}

/** Factor of one step down. */
const STEP = 0.8;
const LOWEST_LEVEL = 4;
/** Share of a frame by which frames must be late, over about half a second, before the ratio drops. */
const LATE = 0.35;
const ON_TIME = 0.08;
/** Seconds on time before a higher ratio is tried again. Doubles with each failure. */
const PATIENCE = 4;

/**
 * Starts at the largest ratio, lowers it while frames are late, down to 1, and raises it again once they are
 * on time: a temporarily busy page must not stay blurred.
 */
export function createSharpness(largest: () => number): Sharpness {
  let level = 0;
  let patience = PATIENCE;
  // Object fields, because each fraction in a closure variable is allocated.
  const recent = { lateness: 0, onTime: 0 };

  function ratio(): number {
    const most = largest();
    return Math.max(most * STEP ** level, Math.min(most, 1));
  }

  function moveTo(next: number): boolean {
    const before = ratio();
    level = next;
    recent.onTime = 0;
    // The change itself costs a frame or two, which say nothing about the new ratio.
    recent.lateness = -0.6;
    return ratio() !== before;
  }

  return {
    ratio,
    observe(microseconds, rate) {
      const seconds = microseconds / 1e6;
      recent.lateness += (seconds * rate - 1 - recent.lateness) * 0.04;
      if (recent.lateness > LATE && level < LOWEST_LEVEL) {
        patience *= 2;
        return moveTo(level + 1);
      }
      recent.onTime = recent.lateness < ON_TIME ? recent.onTime + seconds : 0;
      return recent.onTime > patience && level > 0 ? moveTo(level - 1) : false;
    },
  };
}
