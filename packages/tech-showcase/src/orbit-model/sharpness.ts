/** How many device pixels a CSS pixel of the drawing gets, as far as the device keeps up. */
export interface Sharpness {
  ratio: () => number;
  /** Takes the microseconds since the last frame, and says whether the ratio changed. */
  observe: (microseconds: number, rate: number) => boolean;
}

/** What is left of the sharpness after one step down. */
const STEP = 0.8;
const LOWEST_LEVEL = 4;
/** Share of a frame by which frames are late, over about half a second, before sharpness gives way. */
const LATE = 0.35;
const ON_TIME = 0.08;
/** Seconds on time after which sharpness is tried again. Each failure doubles them. */
const PATIENCE = 4;

/**
 * Starts at the largest ratio, gives way while frames come late, down to 1, and comes back once they are on time: a
 * page that is busy for a moment must not stay blurred.
 */
export function createSharpness(largest: () => number): Sharpness {
  let level = 0;
  let patience = PATIENCE;
  // Fields, because a variable of a closure takes new memory for each fraction.
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
