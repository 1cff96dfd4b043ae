import { NUCLEUS_RADIUS } from './nucleus.ts';
import type { OrbitLayout } from './orbit-layout.ts';
import { EYE_DISTANCE } from './perspective.ts';

/** Height of an item's name, and half the width of a short one, as shares of `nameRoom`. */
const NAME_HEIGHT = 0.35;
const SHORT_NAME = 0.6;
/** Room for the name of a ring around its rim, in radii. */
const ROOM_ABOVE = { left: 0.26, right: 0.26, above: 0.14, below: 0 };
const ROOM_LEFT = { left: 0.24, right: 0, above: 0.03, below: 0.03 };
/** Exponential rate per second at which a name shows or gives way. */
const RATE = 8;

export interface RingNaming {
  /** Opacity of each ring's name, 0 to 1. */
  readonly ringNaming: Float32Array;
  /** Shows names that no item covers, and hides the others. */
  showRingNames: (microseconds: number) => void;
}

/**
 * Keeps the names of rings and the items that pass them apart.
 *
 * @param rims Where the name of each ring stands: x, y, z
 */
export function createRingNaming(
  { count, rings, size, namesAbove }: OrbitLayout,
  positions: Float32Array,
  rims: Float32Array,
): RingNaming {
  const ringNaming = new Float32Array(rings.length).fill(1);
  const room = namesAbove ? ROOM_ABOVE : ROOM_LEFT;

  function isCovered(ring: number): boolean {
    const zoom = EYE_DISTANCE / (EYE_DISTANCE - (rims[ring * 3 + 2] ?? 0));
    const x = (rims[ring * 3] ?? 0) * zoom;
    const y = (rims[ring * 3 + 1] ?? 0) * zoom;
    for (let item = 0; item < count; item += 1) {
      const itemZoom = EYE_DISTANCE / (EYE_DISTANCE - (positions[item * 3 + 2] ?? 0));
      const byX = (positions[item * 3] ?? 0) * itemZoom - x;
      const byY = (positions[item * 3 + 1] ?? 0) * itemZoom - y;
      const reach = (size[item] ?? 0) * itemZoom * 0.5;
      if (
        byX + reach > -room.left &&
        byX - reach < room.right &&
        byY + reach > -room.below &&
        byY - reach < room.above
      ) {
        return true;
      }
    }
    return false;
  }

  return {
    ringNaming,
    showRingNames(microseconds) {
      const share = 1 - Math.exp((-RATE * microseconds) / 1e6);
      for (let ring = 0; ring < rings.length; ring += 1) {
        const name = ringNaming[ring] ?? 0;
        ringNaming[ring] = name + ((isCovered(ring) ? 0 : 1) - name) * share;
      }
    },
  };
}

/**
 * Returns a function that says whether the name below an item fits on the stage and neither the nucleus nor another
 * item covers it.
 *
 * @param stage Half of the stage's width and height, in radii
 */
export function createNameRoom(
  { count, size, nameRoom }: OrbitLayout,
  positions: Float32Array,
  stage: Float32Array,
): (index: number) => boolean {
  /** Whether a disc reaches into a name. Distances from the top of the name to the center of the disc. */
  function covers(byX: number, byY: number, radius: number): boolean {
    return (
      Math.abs(byX) < SHORT_NAME * nameRoom + radius &&
      byY - radius < 0 &&
      byY + radius > -NAME_HEIGHT * nameRoom
    );
  }

  return (index) => {
    const zoom = EYE_DISTANCE / (EYE_DISTANCE - (positions[index * 3 + 2] ?? 0));
    const x = (positions[index * 3] ?? 0) * zoom;
    const y = (positions[index * 3 + 1] ?? 0) * zoom - (size[index] ?? 0) * zoom * 0.5;
    if (Math.abs(x) > (stage[0] ?? 0) - nameRoom || y - NAME_HEIGHT * nameRoom < -(stage[1] ?? 0))
      return false;
    if (covers(-x, -y, NUCLEUS_RADIUS)) return false;
    for (let other = 0; other < count; other += 1) {
      if (other === index) continue;
      const otherZoom = EYE_DISTANCE / (EYE_DISTANCE - (positions[other * 3 + 2] ?? 0));
      const byX = (positions[other * 3] ?? 0) * otherZoom - x;
      const byY = (positions[other * 3 + 1] ?? 0) * otherZoom - y;
      if (covers(byX, byY, (size[other] ?? 0) * otherZoom * 0.5)) return false;
    }
    return true;
  };
}
