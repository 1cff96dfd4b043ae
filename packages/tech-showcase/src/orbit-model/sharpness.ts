/** Device pixel ratio and frame rate of the drawing, adapted to the device's speed. */
export interface Sharpness {
  ratio: () => number;
  /** The ratio of a drawing that doesn't move. */
  largest: () => number;
  /** Share of the frame rate that the device can keep. */
  pace: () => number;
  /** Records the microseconds since the last frame. Returns whether the ratio changed. */
  observe: (microseconds: number, rate: number) => boolean;
}

/** Factor of one step down. */
const STEP = 0.8;
/** Smallest ratio on screens with two or more device pixels per CSS pixel: below, icons blur. */
const SHARP = 1.5;
/** Share of a frame by which frames must be late, over about half a second, before the ratio drops. */
const LATE = 0.35;
const ON_TIME = 0.08;
/** Frames that a single late frame counts as at most: a computer wakes from sleep hours late, not slow. */
const LONGEST = 4;
/** Seconds on time before a higher ratio is tried again. Doubles with each failure. */
const PATIENCE = 4;

/**
 * Starts at the largest ratio and lowers it while frames are late, but never so far that icons blur; after that,
 * it halves the frame rate. It recovers once frames are on time: a temporarily busy page must not stay slow.
 */
export function createSharpness(largest: () => number): Sharpness {
  let level = 0;
  let patience = PATIENCE;
  // Stored, because computing it in every frame would allocate fractions.
  let slow = false;
  let wasLong = false;
  // Object fields, because each fraction in a closure variable is allocated.
  const recent = { lateness: 0, onTime: 0 };

  function floor(): number {
    return Math.min(largest(), largest() >= SHARP ? SHARP : 1);
  }

  /** The first level at the smallest ratio. The one after it halves the frame rate. */
  function lowest(): number {
    return Math.ceil(Math.log(floor() / largest()) / Math.log(STEP));
  }

  function ratio(): number {
    return Math.max(largest() * STEP ** level, floor());
  }

  function moveTo(next: number): boolean {
    const before = ratio();
    level = next;
    slow = level > lowest();
    recent.onTime = 0;
    // The change itself costs a frame or two, which say nothing about the new ratio.
    recent.lateness = -0.6;
    return ratio() !== before;
  }

  return {
    ratio,
    largest,
    pace: () => (slow ? 0.5 : 1),
    observe(microseconds, rate) {
      const seconds = microseconds / 1e6;
      const frames = seconds * rate;
      // A second one in a row means that the device is slow.
      recent.lateness += ((wasLong ? frames : Math.min(frames, LONGEST)) - 1 - recent.lateness) * 0.04;
      wasLong = frames > LONGEST;
      if (recent.lateness > LATE && !slow) {
        patience *= 2;
        return moveTo(level + 1);
      }
      recent.onTime = recent.lateness < ON_TIME ? recent.onTime + seconds : 0;
      return recent.onTime > patience && level > 0 ? moveTo(level - 1) : false;
    },
  };
}
