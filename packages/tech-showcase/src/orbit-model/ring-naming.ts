import type { OrbitLayout } from './orbit-layout.ts';
import { EYE_DISTANCE } from './perspective.ts';

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
