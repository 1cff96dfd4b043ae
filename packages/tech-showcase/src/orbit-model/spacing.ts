import type { OrbitLayout } from './orbit-layout.ts';
import { EYE_DISTANCE } from './perspective.ts';

/** Atoms with more items are too dense to keep them apart. */
const MOST_SEPARATED = 64;
/** Speed at which two items that cover each other entirely move apart, in radii per second. */
const SPEED = 1;
/** Exponential decay rate of the dodges per second. */
const RETURN = 1;
/** How far an item may leave its ring to make room for another, in radii. */
export const LONGEST_DODGE = 0.15;

export interface Spacing {
  /** How far each item is off its ring: x and y on the screen, in radii. */
  readonly dodges: Float32Array;
  /** Pushes items apart that overlap on the screen, for a number of microseconds. */
  separate: (microseconds: number) => void;
  /** Lets the items return to their rings. */
  relax: (microseconds: number) => void;
}

/**
 * Lets items on crossing rings pass each other. They leave their rings, because items that meet head-on can't
 * make room along the ring. It reads the positions and doesn't write them.
 *
 * @param pull How far each item has left its ring for the front, 0 to 1. Such items have their own places.
 */
export function createSpacing(
  { count, size }: OrbitLayout,
  positions: Float32Array,
  pull: Float32Array,
): Spacing {
  const dodges = new Float32Array(count * 2);
  // Overwritten in place, like the motion: a fraction passed as an argument may be allocated.
  const push = { x: 0, y: 0 };

  function dodge(index: number): void {
    if ((pull[index] ?? 0) > 0.5) return;
    const x = (dodges[index * 2] ?? 0) + push.x;
    const y = (dodges[index * 2 + 1] ?? 0) + push.y;
    const within = Math.min(LONGEST_DODGE / Math.sqrt(x * x + y * y + 1e-9), 1);
    dodges[index * 2] = x * within;
    dodges[index * 2 + 1] = y * within;
  }

  return {
    dodges,
    separate(microseconds) {
      if (count > MOST_SEPARATED) return;
      const time = microseconds / 1e6;
      for (let index = 1; index < count; index += 1) {
        const zoom = EYE_DISTANCE / (EYE_DISTANCE - (positions[index * 3 + 2] ?? 0));
        const x = (positions[index * 3] ?? 0) * zoom;
        const y = (positions[index * 3 + 1] ?? 0) * zoom;
        for (let other = 0; other < index; other += 1) {
          const otherZoom = EYE_DISTANCE / (EYE_DISTANCE - (positions[other * 3 + 2] ?? 0));
          const byX = x - (positions[other * 3] ?? 0) * otherZoom;
          // Names stand below the items, so they need more room there.
          const byY = (y - (positions[other * 3 + 1] ?? 0) * otherZoom) * 0.76;
          const least = ((size[index] ?? 0) * zoom + (size[other] ?? 0) * otherZoom) * 0.5;
          const squared = byX * byX + byY * byY;
          if (squared >= least * least) continue;
          const distance = Math.sqrt(squared) + 0.001;
          const by = ((1 - distance / least) * SPEED * time) / distance;
          push.x = byX * by;
          push.y = byY * by;
          dodge(index);
          push.x = -push.x;
          push.y = -push.y;
          dodge(other);
        }
      }
    },
    relax(microseconds) {
      const left = Math.exp((-RETURN * microseconds) / 1e6);
      for (let index = 0; index < dodges.length; index += 1) dodges[index] = (dodges[index] ?? 0) * left;
    },
  };
}
