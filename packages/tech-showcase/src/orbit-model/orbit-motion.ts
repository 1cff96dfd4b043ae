import type { OrbitLayout } from './orbit-layout.ts';

/** Distance of the eye from the nucleus, in radii of the outermost ring. */
export const EYE_DISTANCE = 3.6;
/** Half of what the stage's shorter side shows, in radii: the outermost ring, in perspective, with its icons. */
export const STAGE_EXTENT = 1.15;

const INITIAL_YAW = 0.16;
const INITIAL_PITCH = 0.1;
const MAX_PITCH = 1.15;
/** How the atom sways when nobody touches it: radians per second at most, and radians of the sway's own phase. */
const SWAY = 0.1;
const SWAY_RATE = 0.28;
const HOVER_PACE = 0.1;
/** A longer pause between frames (a sleeping tab) counts as this one, in seconds, so that nothing jumps. */
const LONGEST_STEP = 0.1;

/** Everything that moves. The typed arrays are the same for the whole life: read them, don't keep copies. */
export interface OrbitMotion {
  readonly layout: OrbitLayout;
  /** Places of the items after the atom's rotation: x, y, z of each. */
  readonly positions: Float32Array;
  /** Angle of each item on its ring. */
  readonly angles: Float32Array;
  /** The atom's rotation, row by row. */
  readonly rotation: Float32Array;
  /** How much each item stands out, 0 to 1. */
  readonly emphasis: Float32Array;
  /** Indices of the items from the back to the front; what stands out comes last. */
  readonly order: Uint16Array;
  /** Seconds of movement so far. */
  seconds: () => number;
  /** Moves on by some seconds. */
  step: (seconds: number) => void;
  /** Arrives at once where the movement would settle; used while the animation stands still. */
  settle: () => void;
  /** Turns the atom by angles in radians. */
  turn: (yaw: number, pitch: number) => void;
  /** Lets go after a drag, with the speed in radians per second. */
  release: (yawSpeed: number, pitchSpeed: number) => void;
  /** While held, the atom does not turn by itself. */
  hold: (held: boolean) => void;
  /** Names the item that stands out and slows the others; `facing` also turns it to the front. */
  emphasize: (index: number | null, facing?: boolean) => void;
  /** Yaw in radians, 0 to 2π. */
  yaw: () => number;
  /** The frontmost item at a place on the stage, given in radii from its centre (y upwards). */
  pick: (x: number, y: number) => number | null;
}

const TURN = 2 * Math.PI;

function wrap(angle: number): number {
  return angle - TURN * Math.floor(angle / TURN);
}

/** How much larger than at the nucleus something looks at depth `z`. */
export function perspective(z: number): number {
  return EYE_DISTANCE / (EYE_DISTANCE - z);
}

/** Part of the way to a target that is covered in `seconds`, at a rate per second. */
function approach(rate: number, seconds: number): number {
  return 1 - Math.exp(-rate * seconds);
}

/** Creates the movement of an atom. Nothing in it allocates after this call. */
export function createOrbitMotion(layout: OrbitLayout): OrbitMotion {
  const { count, rings, ring, speed, size } = layout;
  const angles = Float32Array.from(layout.phase);
  const positions = new Float32Array(count * 3);
  const rotation = new Float32Array(9);
  const emphasis = new Float32Array(count);
  const order = Uint16Array.from({ length: count }, (_, index) => index);
  let yaw = INITIAL_YAW;
  let pitch = INITIAL_PITCH;
  let yawSpeed = 0;
  let pitchSpeed = 0;
  let pace = 1;
  let elapsed = 0;
  let active: number | null = null;
  let facing = false;
  let held = false;

  function place(): void {
    const cosYaw = Math.cos(yaw);
    const sinYaw = Math.sin(yaw);
    const cosPitch = Math.cos(pitch);
    const sinPitch = Math.sin(pitch);
    rotation[0] = cosYaw;
    rotation[1] = 0;
    rotation[2] = sinYaw;
    rotation[3] = sinPitch * sinYaw;
    rotation[4] = cosPitch;
    rotation[5] = -sinPitch * cosYaw;
    rotation[6] = -cosPitch * sinYaw;
    rotation[7] = sinPitch;
    rotation[8] = cosPitch * cosYaw;
    for (let index = 0; index < count; index += 1) {
      const own = rings[ring[index] ?? 0];
      if (!own) continue;
      const angle = angles[index] ?? 0;
      const cos = Math.cos(angle);
      const sin = Math.sin(angle);
      const x = cos * own.u[0] + sin * own.v[0];
      const y = cos * own.u[1] + sin * own.v[1];
      const z = cos * own.u[2] + sin * own.v[2];
      positions[index * 3] = cosYaw * x + sinYaw * z;
      positions[index * 3 + 1] = sinPitch * sinYaw * x + cosPitch * y - sinPitch * cosYaw * z;
      positions[index * 3 + 2] = -cosPitch * sinYaw * x + sinPitch * y + cosPitch * cosYaw * z;
    }
    sort();
  }

  function depth(index: number): number {
    return positions[index * 3 + 2] ?? 0;
  }

  /** What stands out is drawn, and picked, before everything else. */
  function rank(index: number): number {
    return depth(index) + 3 * (emphasis[index] ?? 0);
  }

  /** Insertion sort: from one frame to the next the order hardly changes. */
  function sort(): void {
    for (let end = 1; end < count; end += 1) {
      const item = order[end] ?? 0;
      const own = rank(item);
      let slot = end;
      while (slot > 0 && rank(order[slot - 1] ?? 0) > own) {
        order[slot] = order[slot - 1] ?? 0;
        slot -= 1;
      }
      order[slot] = item;
    }
  }

  /** The way to the yaw at which the item in focus stands in front, by the shorter side. */
  function wayToFront(index: number): number {
    const own = rings[ring[index] ?? 0];
    if (!own) return 0;
    const angle = angles[index] ?? 0;
    const x = Math.cos(angle) * own.u[0] + Math.sin(angle) * own.v[0];
    const z = Math.cos(angle) * own.u[2] + Math.sin(angle) * own.v[2];
    return wrap(Math.atan2(-x, z) - yaw + Math.PI) - Math.PI;
  }

  function tilt(change: number): void {
    pitch = Math.min(Math.max(pitch + change, -MAX_PITCH), MAX_PITCH);
  }

  function step(seconds: number): void {
    const time = Math.min(seconds, LONGEST_STEP);
    const targetPace = active === null ? 1 : facing ? 0 : HOVER_PACE;
    pace += (targetPace - pace) * approach(6, time);
    elapsed += time * pace;
    for (let index = 0; index < count; index += 1) {
      angles[index] = wrap((angles[index] ?? 0) + (speed[index] ?? 0) * pace * time);
      const target = index === active ? 1 : 0;
      emphasis[index] = (emphasis[index] ?? 0) + (target - (emphasis[index] ?? 0)) * approach(12, time);
    }
    if (!held) {
      if (active !== null && facing) {
        yaw += wayToFront(active) * approach(5, time);
        yawSpeed = 0;
      } else {
        // A sway, not a turn: seen from the side an atom's rings are lines.
        const sway = -SWAY * Math.cos(elapsed * SWAY_RATE) * pace;
        yawSpeed += (sway - yawSpeed) * approach(2.2, time);
        pitchSpeed -= pitchSpeed * approach(3, time);
        yaw += yawSpeed * time;
        tilt(pitchSpeed * time);
      }
    }
    place();
  }

  place();

  return {
    layout,
    positions,
    angles,
    rotation,
    emphasis,
    order,
    seconds: () => elapsed,
    step,
    settle() {
      for (let index = 0; index < count; index += 1) emphasis[index] = index === active ? 1 : 0;
      if (active !== null && facing && !held) yaw += wayToFront(active);
      place();
    },
    turn(yawChange, pitchChange) {
      facing = false;
      yaw += yawChange;
      tilt(pitchChange);
      place();
    },
    release(yawRelease, pitchRelease) {
      yawSpeed = yawRelease;
      pitchSpeed = pitchRelease;
    },
    hold(next) {
      held = next;
    },
    emphasize(index, turnToFront = false) {
      active = index;
      facing = turnToFront;
    },
    yaw: () => wrap(yaw),
    pick(x, y) {
      for (let slot = count - 1; slot >= 0; slot -= 1) {
        const index = order[slot] ?? 0;
        const scale = perspective(depth(index));
        const dx = x - (positions[index * 3] ?? 0) * scale;
        const dy = y - (positions[index * 3 + 1] ?? 0) * scale;
        const reach = Math.max((size[index] ?? 0) * 0.56 * scale, 0.05);
        if (dx * dx + dy * dy <= reach * reach) return index;
      }
      return null;
    },
  };
}
