import type { OrbitLayout } from './orbit-layout.ts';

/** Distance of the camera from the nucleus, in radii of the outermost ring. */
export const EYE_DISTANCE = 3.6;
/** Half of the stage's shorter side in radii. Fits the outermost ring in perspective, with its icons. */
export const STAGE_EXTENT = 1.15;

const INITIAL_YAW = 0.16;
const INITIAL_PITCH = 0.1;
const MAX_PITCH = 1.15;
/** Idle sway of the atom: the maximum in radians per second, and the phase rate in radians. */
const SWAY = 0.1;
const SWAY_RATE = 0.28;
const HOVER_PACE = 0.1;
/**
 * Maximum time step in seconds. A longer pause between frames (a sleeping tab) counts as this, so that
 * nothing jumps.
 */
const LONGEST_STEP = 0.1;

/** Motion state. The typed arrays never change identity: read them, don't copy them. */
export interface OrbitMotion {
  readonly layout: OrbitLayout;
  /** Positions of the items after the atom's rotation: x, y, z of each. */
  readonly positions: Float32Array;
  /** Angle of each item on its ring. */
  readonly angles: Float32Array;
  /** The atom's rotation in row-major order. */
  readonly rotation: Float32Array;
  /** Emphasis of each item, 0 to 1. */
  readonly emphasis: Float32Array;
  /** Item indices from back to front. Emphasized items come last. */
  readonly order: Uint16Array;
  /** Advances the motion by a number of microseconds. */
  step: (microseconds: number) => void;
  /** Jumps to the settled state; used while the animation is paused. */
  settle: () => void;
  /** Rotates the atom by angles in radians. */
  turn: (yaw: number, pitch: number) => void;
  /** Ends a drag, with the speed in radians per second. */
  release: (yawSpeed: number, pitchSpeed: number) => void;
  /** While held, the atom doesn't turn automatically. */
  hold: (held: boolean) => void;
  /** Emphasizes an item and slows the others; `facing` also rotates it to the front. */
  emphasize: (index: number | null, facing?: boolean) => void;
  /** Yaw in radians, 0 to 2π. */
  yaw: () => number;
  /** Returns the frontmost item at a point on the stage, in radii from its center (y up). */
  pick: (x: number, y: number) => number | null;
}

const TURN = 2 * Math.PI;

/** Scale at depth `z`, relative to the nucleus. */
export function perspective(z: number): number {
  return EYE_DISTANCE / (EYE_DISTANCE - z);
}

/** Exponential decay rates per second of the remaining distance to a target. */
const RATE = { pace: 6, emphasis: 12, facing: 5, yaw: 2.2, pitch: 3 } as const;

/**
 * Creates the motion of an atom. Once compiled, a step allocates nothing, inlined or not: no fraction is
 * passed between functions, because the engine may allocate each one. That is why some sums are spelled out.
 */
export function createOrbitMotion(layout: OrbitLayout): OrbitMotion {
  const { count, rings, ring, speed, size } = layout;
  const angles = Float32Array.from(layout.phase);
  const positions = new Float32Array(count * 3);
  const rotation = new Float32Array(9);
  const emphasis = new Float32Array(count);
  const order = Uint16Array.from({ length: count }, (_, index) => index);
  /** Emphasized items are drawn in front of all others, and picked first. */
  const ranks = new Float32Array(count);
  // Object fields are overwritten in place; each fraction in a closure variable would be allocated.
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

  /** Insertion sort, because the order hardly changes between frames. */
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

  /** Finds the shortest rotation that brings the focused item to the front. */
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
        // A sway instead of a full turn: from the side, the rings look like lines.
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
