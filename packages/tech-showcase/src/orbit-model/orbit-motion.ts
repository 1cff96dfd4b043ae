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
  /** Moves on by some microseconds. */
  step: (microseconds: number) => void;
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

/** How much larger than at the nucleus something looks at depth `z`. */
export function perspective(z: number): number {
  return EYE_DISTANCE / (EYE_DISTANCE - z);
}

/** What is left of the way to a target shrinks by these rates per second. */
const RATE = { pace: 6, emphasis: 12, facing: 5, yaw: 2.2, pitch: 3 } as const;

/**
 * Creates the movement of an atom. Once the engine has compiled it, a step allocates nothing, inlined or not: no
 * fraction is handed from one function to another, for each may take new memory. Hence sums that functions could shorten.
 */
export function createOrbitMotion(layout: OrbitLayout): OrbitMotion {
  const { count, rings, ring, speed, size } = layout;
  const angles = Float32Array.from(layout.phase);
  const positions = new Float32Array(count * 3);
  const rotation = new Float32Array(9);
  const emphasis = new Float32Array(count);
  const order = Uint16Array.from({ length: count }, (_, index) => index);
  /** What stands out is drawn, and picked, before everything else. */
  const ranks = new Float32Array(count);
  // Fields of an object are overwritten in place; a variable of a closure would take new memory for each fraction.
  const pose = {
    yaw: INITIAL_YAW,
    pitch: INITIAL_PITCH,
    yawSpeed: 0,
    pitchSpeed: 0,
    pace: 1,
    elapsed: 0,
    wayToFront: 0,
  };
  let active: number | null = null;
  let facing = false;
  let held = false;

  function place(): void {
    const cosYaw = Math.cos(pose.yaw);
    const sinYaw = Math.sin(pose.yaw);
    const cosPitch = Math.cos(pose.pitch);
    const sinPitch = Math.sin(pose.pitch);
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
      const depth = -cosPitch * sinYaw * x + sinPitch * y + cosPitch * cosYaw * z;
      positions[index * 3 + 2] = depth;
      ranks[index] = depth + 3 * (emphasis[index] ?? 0);
    }
    sort();
  }

  /** Insertion sort: from one frame to the next the order hardly changes. */
  function sort(): void {
    for (let end = 1; end < count; end += 1) {
      const item = order[end] ?? 0;
      const own = ranks[item] ?? 0;
      let slot = end;
      while (slot > 0 && (ranks[order[slot - 1] ?? 0] ?? 0) > own) {
        order[slot] = order[slot - 1] ?? 0;
        slot -= 1;
      }
      order[slot] = item;
    }
  }

  /** Finds the way to the yaw at which the item in focus stands in front, by the shorter side. */
  function findWayToFront(index: number): void {
    pose.wayToFront = 0;
    const own = rings[ring[index] ?? 0];
    if (!own) return;
    const angle = angles[index] ?? 0;
    const x = Math.cos(angle) * own.u[0] + Math.sin(angle) * own.v[0];
    const z = Math.cos(angle) * own.u[2] + Math.sin(angle) * own.v[2];
    const way = Math.atan2(-x, z) - pose.yaw;
    pose.wayToFront = way - TURN * Math.round(way / TURN);
  }

  function limitPitch(): void {
    pose.pitch = Math.min(Math.max(pose.pitch, -MAX_PITCH), MAX_PITCH);
  }

  function step(microseconds: number): void {
    const time = Math.min(microseconds / 1e6, LONGEST_STEP);
    const targetPace = active === null ? 1 : facing ? 0 : HOVER_PACE;
    pose.pace += (targetPace - pose.pace) * (1 - Math.exp(-RATE.pace * time));
    pose.elapsed += time * pose.pace;
    const covered = 1 - Math.exp(-RATE.emphasis * time);
    for (let index = 0; index < count; index += 1) {
      const angle = (angles[index] ?? 0) + (speed[index] ?? 0) * pose.pace * time;
      angles[index] = angle - TURN * Math.floor(angle / TURN);
      const target = index === active ? 1 : 0;
      emphasis[index] = (emphasis[index] ?? 0) + (target - (emphasis[index] ?? 0)) * covered;
    }
    if (!held) {
      if (active !== null && facing) {
        findWayToFront(active);
        pose.yaw += pose.wayToFront * (1 - Math.exp(-RATE.facing * time));
        pose.yawSpeed = 0;
      } else {
        // A sway, not a turn: seen from the side an atom's rings are lines.
        const sway = -SWAY * Math.cos(pose.elapsed * SWAY_RATE) * pose.pace;
        pose.yawSpeed += (sway - pose.yawSpeed) * (1 - Math.exp(-RATE.yaw * time));
        pose.pitchSpeed *= Math.exp(-RATE.pitch * time);
        pose.yaw += pose.yawSpeed * time;
        pose.pitch += pose.pitchSpeed * time;
        limitPitch();
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
    step,
    settle() {
      for (let index = 0; index < count; index += 1) emphasis[index] = index === active ? 1 : 0;
      if (active !== null && facing && !held) {
        findWayToFront(active);
        pose.yaw += pose.wayToFront;
      }
      place();
    },
    turn(yawChange, pitchChange) {
      facing = false;
      pose.yaw += yawChange;
      pose.pitch += pitchChange;
      limitPitch();
      place();
    },
    release(yawRelease, pitchRelease) {
      pose.yawSpeed = yawRelease;
      pose.pitchSpeed = pitchRelease;
    },
    hold(next) {
      held = next;
    },
    emphasize(index, turnToFront = false) {
      active = index;
      facing = turnToFront;
    },
    yaw: () => pose.yaw - TURN * Math.floor(pose.yaw / TURN),
    pick(x, y) {
      for (let slot = count - 1; slot >= 0; slot -= 1) {
        const index = order[slot] ?? 0;
        const scale = EYE_DISTANCE / (EYE_DISTANCE - (positions[index * 3 + 2] ?? 0));
        const dx = x - (positions[index * 3] ?? 0) * scale;
        const dy = y - (positions[index * 3 + 1] ?? 0) * scale;
        const reach = Math.max((size[index] ?? 0) * 0.56 * scale, 0.05);
        if (dx * dx + dy * dy <= reach * reach) return index;
      }
      return null;
    },
  };
}
