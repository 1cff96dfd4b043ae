import { createNameRoom, createRingNaming } from './name-room.ts';
import type { OrbitLayout } from './orbit-layout.ts';
import { EYE_DISTANCE } from './perspective.ts';
import { createSpacing } from './spacing.ts';

const INITIAL_YAW = 0.14;
const INITIAL_PITCH = 0.03;
const MAX_PITCH = 1.15;
/** Idle sway of the atom: the maximum in radians per second, and the phase rate in radians. */
const SWAY = 0.06;
const SWAY_RATE = 0.28;
const HOVER_PACE = 0.1;
/**
 * Maximum time step in seconds. A longer pause between frames (a sleeping tab) counts as this, so that
 * nothing jumps.
 */
const LONGEST_STEP = 0.1;

/** Microseconds of a frame, and long enough for everything to settle. */
const FRAME = 16_667;
const LONG = 10_000_000;

/** Duration of the entry in seconds. */
const ENTRY = 1.2;
const RING_ENTRY = 0.6;
const ITEM_ENTRY = 0.5;
/** Seconds in which a comet crosses the atom. */
const FLOW = 1.2;
/** How far a comet leaves the straight line to the nucleus, as a share of its length. */
export const BEND = 0.22;
/** Number of names that are shown without a pointer, and of nearest items that may have one. */
const NAMED = 5;
const NEAREST = 12;
/** How much an item loses while others are in focus. */
const DIMMED = 0.75;

/** Motion state. The typed arrays never change identity: read them, don't copy them. */
export interface OrbitMotion {
  readonly layout: OrbitLayout;
  /** Positions of the items after the atom's rotation: x, y, z of each. */
  readonly positions: Float32Array;
  /** Angle of each item on its ring. */
  readonly angles: Float32Array;
  /** How far each item is off its ring to make room for others: x and y on the screen, in radii. */
  readonly offsets: Float32Array;
  /** The atom's rotation in row-major order. */
  readonly rotation: Float32Array;
  /** Emphasis of each item, 0 to 1. */
  readonly emphasis: Float32Array;
  /** Opacity of each item, 0 to 1. */
  readonly clarity: Float32Array;
  /** Opacity of each item's name, 0 to 1. */
  readonly naming: Float32Array;
  /** How far each item has left its ring for the front, 0 to 1. */
  readonly pull: Float32Array;
  /** Where the name of each ring stands: x, y, z of its left end, or of its farthest point. */
  readonly rims: Float32Array;
  /** Opacity of each ring's name, 0 to 1. It gives way to items. */
  readonly ringNaming: Float32Array;
  /** How much of each ring is drawn, 0 to 1. */
  readonly drawn: Float32Array;
  /** Where the light in the nucleus comes from: x and y, -1 to 1. */
  readonly light: Float32Array;
  /** The comet's way from an item (0) through the nucleus (1) to another (2). Its tail ends at 3. */
  readonly comet: { from: number; to: number; progress: number };
  /** The comet's head: x, y, z, and 1 while it moves. */
  readonly head: Float32Array;
  /** Item indices from back to front. Emphasized items come last. */
  readonly order: Uint16Array;
  /** Sets half of the stage's width and height in radii: names that don't fit on it are not shown. */
  fit: (halfWidth: number, halfHeight: number) => void;
  /** Advances the motion by a number of microseconds. */
  step: (microseconds: number) => void;
  /** Jumps to the settled state; used while the animation is paused. */
  settle: () => void;
  /** Hides everything but the nucleus until `enter`. */
  wait: () => void;
  /** Draws the rings and lets the items fly in. */
  enter: () => void;
  /** Rotates the atom by angles in radians. */
  turn: (yaw: number, pitch: number) => void;
  /** Ends a drag, with the speed in radians per second. */
  release: (yawSpeed: number, pitchSpeed: number) => void;
  /** While held, the atom doesn't turn automatically. */
  hold: (held: boolean) => void;
  /** Emphasizes an item and slows the others; `facing` also rotates it to the front. */
  emphasize: (index: number | null, facing?: boolean) => void;
  /** Gathers items on one ring in front. `null` lets them return. */
  gather: (indices: readonly number[] | null) => void;
  /** Sends a comet from one item to another and brings both to the front. `null` ends it. */
  connect: (pair: readonly [from: number, to: number] | null) => void;
  /** Lights the nucleus from a point on the stage, in radii from its center (y up). */
  lightFrom: (x: number, y: number) => void;
  /** Yaw in radians, 0 to 2π. */
  yaw: () => number;
  /** Returns the frontmost item at a point on the stage, in radii from its center (y up). */
  pick: (x: number, y: number) => number | null;
}

const TURN = 2 * Math.PI;

/** Exponential decay rates per second of the remaining distance to a target. */
const RATE = {
  pace: 6,
  emphasis: 9,
  facing: 5,
  yaw: 2.2,
  pitch: 3,
  pull: 5,
  naming: 8,
  light: 6,
  return: 0.35,
} as const;

/**
 * Creates the motion of an atom. Once compiled, a step allocates nothing, inlined or not: no fraction is
 * passed between functions, because the engine may allocate each one. That is why some sums are spelled out.
 */
export function createOrbitMotion(layout: OrbitLayout): OrbitMotion {
  const { count, rings, ring, phase, speed, size, quiet, inclination } = layout;
  /** Angles at the end of the entry. */
  const free = Float32Array.from(phase);
  const angles = Float32Array.from(phase);
  const offsets = new Float32Array(count * 2);
  const positions = new Float32Array(count * 3);
  const rotation = new Float32Array(9);
  const emphasis = new Float32Array(count);
  const clarity = new Float32Array(count).fill(1);
  const naming = new Float32Array(count);
  const drawn = new Float32Array(rings.length).fill(1);
  const rims = new Float32Array(rings.length * 3);
  const light = new Float32Array(2);
  const lightTarget = new Float32Array(2);
  const order = Uint16Array.from({ length: count }, (_, index) => index);
  /** Emphasized items are drawn in front of all others, and picked first. */
  const ranks = new Float32Array(count);
  const pull = new Float32Array(count);
  const { dodges, separate, relax } = createSpacing(layout, positions, pull);
  const { ringNaming, showRingNames } = createRingNaming(layout, positions, rims);
  const stage = Float32Array.of(layout.extent.width, layout.extent.height);
  const hasNameRoom = createNameRoom(layout, positions, stage);
  /** Items in focus, and those whose names show. */
  const chosen = new Uint8Array(count);
  const named = new Uint8Array(count);
  /** Items that leave their rings, and their angle on the ring in front. */
  const pulled = new Uint8Array(count);
  const slots = new Float32Array(count);
  const arrived = new Float32Array(count).fill(1);
  /** When each item starts to fly in, in seconds. */
  const starts = new Float32Array(count);
  for (let index = 0; index < count; index += 1) {
    const share = (ring[index] ?? 0) / rings.length;
    const turn = ((phase[index] ?? 0) / TURN) % 1;
    starts[index] = 0.18 + 0.38 * share + 0.12 * turn;
  }
  // Object fields are overwritten in place; each fraction in a closure variable would be allocated.
  const pose = {
    yaw: INITIAL_YAW,
    pitch: INITIAL_PITCH,
    yawSpeed: 0,
    pitchSpeed: 0,
    pace: 1,
    elapsed: 0,
    wayToFront: 0,
    dim: 0,
    /** Seconds since the start of the entry. */
    entry: ENTRY,
  };
  const head = new Float32Array(4);
  const comet = { from: -1, to: -1, progress: 4 };
  const sinInclination = Math.sin(inclination);
  const cosInclination = Math.cos(inclination);
  let active: number | null = null;
  let facing = false;
  let held = false;
  let waiting = false;
  let gathered: readonly number[] | null = null;
  let pair: readonly [number, number] | null = null;

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
    for (let index = 0; index < rings.length; index += 1) {
      const own = rings[index];
      if (!own) continue;
      const end = layout.namesAbove ? own.v : own.u;
      rims[index * 3] = -cosYaw * end[0] - sinYaw * end[2];
      rims[index * 3 + 1] = -sinPitch * sinYaw * end[0] - cosPitch * end[1] + sinPitch * cosYaw * end[2];
      rims[index * 3 + 2] = cosPitch * sinYaw * end[0] - sinPitch * end[1] - cosPitch * cosYaw * end[2];
    }
    for (let index = 0; index < count; index += 1) {
      const own = rings[ring[index] ?? 0];
      if (!own) continue;
      const far = arrived[index] ?? 1;
      // While it flies in, an item spirals out from the nucleus.
      const angle = (free[index] ?? 0) - (1 - far) * 0.9;
      angles[index] = angle;
      const cos = Math.cos(angle) * far;
      const sin = Math.sin(angle) * far;
      let x = cos * own.u[0] + sin * own.v[0];
      let y = cos * own.u[1] + sin * own.v[1];
      let z = cos * own.u[2] + sin * own.v[2];
      // An item in focus stands on its ring, and others make room for it.
      const share = far * (1 - (emphasis[index] ?? 0));
      offsets[index * 2] = (dodges[index * 2] ?? 0) * share;
      offsets[index * 2 + 1] = (dodges[index * 2 + 1] ?? 0) * share;
      const turnedX = cosYaw * x + sinYaw * z + (offsets[index * 2] ?? 0);
      const turnedY =
        sinPitch * sinYaw * x + cosPitch * y - sinPitch * cosYaw * z + (offsets[index * 2 + 1] ?? 0);
      const turnedZ = -cosPitch * sinYaw * x + sinPitch * y + cosPitch * cosYaw * z;
      const away = pull[index] ?? 0;
      if (away > 0) {
        const ease = away * away * (3 - 2 * away);
        const slot = slots[index] ?? 0;
        x = 0.84 * Math.cos(slot);
        y = -0.84 * sinInclination * Math.sin(slot);
        z = 0.84 * cosInclination * Math.sin(slot);
        positions[index * 3] = turnedX + (x - turnedX) * ease;
        positions[index * 3 + 1] = turnedY + (y - turnedY) * ease;
        positions[index * 3 + 2] = turnedZ + (z - turnedZ) * ease;
      } else {
        positions[index * 3] = turnedX;
        positions[index * 3 + 1] = turnedY;
        positions[index * 3 + 2] = turnedZ;
      }
      ranks[index] = (positions[index * 3 + 2] ?? 0) + 3 * (emphasis[index] ?? 0);
    }
    sort();
    placeHead();
  }

  /** Half an ellipse leads from the first item to the nucleus, and another one to the second item. */
  function placeHead(): void {
    const { from, to, progress } = comet;
    head[3] = progress < 2 ? 1 : 0;
    if (progress >= 2) return;
    const item = progress < 1 ? from : to;
    const angle = Math.PI * (progress < 1 ? progress : 2 - progress);
    const along = (1 + Math.cos(angle)) / 2;
    const side = (progress < 1 ? BEND : -BEND) * Math.sin(angle);
    const x = positions[item * 3] ?? 0;
    const y = positions[item * 3 + 1] ?? 0;
    head[0] = x * along - y * side;
    head[1] = y * along + x * side;
    head[2] = (positions[item * 3 + 2] ?? 0) * along;
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

  function showEntry(): void {
    for (let index = 0; index < rings.length; index += 1) {
      const start = 0.05 + ((ENTRY - RING_ENTRY - 0.15) * index) / rings.length;
      const left = 1 - Math.min(Math.max((pose.entry - start) / RING_ENTRY, 0), 1);
      drawn[index] = 1 - left * left * left;
    }
    for (let index = 0; index < count; index += 1) {
      const left = 1 - Math.min(Math.max((pose.entry - (starts[index] ?? 0)) / ITEM_ENTRY, 0), 1);
      arrived[index] = 1 - left * left * left;
    }
  }

  /** Decides who is in focus, who comes to the front and whose names show. */
  function choose(): void {
    chosen.fill(0);
    pulled.fill(0);
    if (active !== null) chosen[active] = 1;
    if (gathered) {
      const gap = Math.min(TURN / gathered.length, 0.52);
      gathered.forEach((index, slot) => {
        chosen[index] = 1;
        pulled[index] = 1;
        slots[index] = Math.PI / 2 - (slot - (gathered ? gathered.length - 1 : 0) / 2) * gap;
      });
    } else if (pair && active === null) {
      pair.forEach((index, side) => {
        chosen[index] = 1;
        pulled[index] = 1;
        slots[index] = Math.PI * (side === 0 ? 0.69 : 0.31);
      });
    }
  }

  /** Shows the names of the nearest items that have room for one, or of those in focus. */
  function chooseNames(): void {
    named.fill(0);
    if (active !== null || gathered || pair) {
      named.set(chosen);
      return;
    }
    let left = NAMED;
    for (let slot = count - 1; slot >= Math.max(count - NEAREST, 0) && left > 0; slot -= 1) {
      const index = order[slot] ?? 0;
      if (quiet[index] === 1 || !hasNameRoom(index)) continue;
      named[index] = 1;
      left -= 1;
    }
  }

  function step(microseconds: number): void {
    const time = Math.min(microseconds / 1e6, LONGEST_STEP);
    if (pose.entry < ENTRY && !waiting) {
      pose.entry += time;
      showEntry();
    }
    const targetPace = gathered || (active !== null && facing) ? 0 : active === null ? 1 : HOVER_PACE;
    pose.pace += (targetPace - pose.pace) * (1 - Math.exp(-RATE.pace * time));
    pose.elapsed += time * pose.pace;
    const covered = 1 - Math.exp(-RATE.emphasis * time);
    const pulling = 1 - Math.exp(-RATE.pull * time);
    const showing = 1 - Math.exp(-RATE.naming * time);
    const dimTarget = gathered || pair || facing ? 1 : active === null ? 0 : 0.5;
    pose.dim += (dimTarget - pose.dim) * covered;
    // Names show when the items have arrived.
    if (pose.entry >= ENTRY) chooseNames();
    for (let index = 0; index < count; index += 1) {
      const angle = (free[index] ?? 0) + (speed[index] ?? 0) * pose.pace * time;
      free[index] = angle - TURN * Math.floor(angle / TURN);
      const strength = emphasis[index] ?? 0;
      emphasis[index] = strength + ((chosen[index] ?? 0) - strength) * covered;
      const away = pull[index] ?? 0;
      const next = away + ((pulled[index] ?? 0) - away) * pulling;
      pull[index] = next < 0.002 ? 0 : next;
      const name = naming[index] ?? 0;
      naming[index] = name + ((named[index] ?? 0) * (arrived[index] ?? 0) - name) * showing;
      clarity[index] = (arrived[index] ?? 1) * (1 - DIMMED * pose.dim * (1 - (emphasis[index] ?? 0)));
    }
    const lighting = 1 - Math.exp(-RATE.light * time);
    light[0] = (light[0] ?? 0) + ((lightTarget[0] ?? 0) - (light[0] ?? 0)) * lighting;
    light[1] = (light[1] ?? 0) + ((lightTarget[1] ?? 0) - (light[1] ?? 0)) * lighting;
    if (comet.progress < 4) comet.progress += (2 / FLOW) * time;
    if (!held) {
      if (active !== null && facing) {
        findWayToFront(active);
        pose.yaw += pose.wayToFront * (1 - Math.exp(-RATE.facing * time));
        pose.yawSpeed = 0;
      } else {
        // A sway instead of a full turn, and a slow return after a drag: from the side, the rings look like
        // lines.
        const off = pose.yaw - INITIAL_YAW;
        const sway = (-SWAY * Math.cos(pose.elapsed * SWAY_RATE) - RATE.return * Math.sin(off)) * pose.pace;
        pose.yawSpeed += (sway - pose.yawSpeed) * (1 - Math.exp(-RATE.yaw * time));
        pose.pitchSpeed -=
          (pose.pitchSpeed + RATE.return * (pose.pitch - INITIAL_PITCH) * pose.pace) *
          (1 - Math.exp(-RATE.pitch * time));
        pose.yaw += pose.yawSpeed * time;
        pose.pitch += pose.pitchSpeed * time;
        limitPitch();
      }
    }
    // Items fly in to where they have room.
    const entering = pose.entry < ENTRY;
    if (!entering) relax(microseconds);
    place();
    if (!entering) {
      separate(microseconds);
      showRingNames(microseconds);
    }
  }

  function settle(): void {
    pose.entry = ENTRY;
    waiting = false;
    showEntry();
    comet.progress = 4;
    pose.dim = gathered || pair || facing ? 1 : active === null ? 0 : 0.5;
    for (let index = 0; index < count; index += 1) {
      emphasis[index] = chosen[index] ?? 0;
      pull[index] = pulled[index] ?? 0;
      clarity[index] = 1 - DIMMED * pose.dim * (1 - (chosen[index] ?? 0));
    }
    place();
    for (let round = 0; round < 40; round += 1) {
      separate(FRAME);
      place();
    }
    if (active !== null && facing && !held) {
      findWayToFront(active);
      pose.yaw += pose.wayToFront;
    }
    place();
    chooseNames();
    naming.set(named);
    showRingNames(LONG);
  }

  settle();

  return {
    layout,
    positions,
    angles,
    offsets,
    rotation,
    emphasis,
    clarity,
    naming,
    pull,
    rims,
    ringNaming,
    drawn,
    light,
    comet,
    head,
    order,
    fit(halfWidth, halfHeight) {
      stage[0] = halfWidth;
      stage[1] = halfHeight;
    },
    step,
    settle,
    wait() {
      waiting = true;
      pose.entry = 0;
      showEntry();
      clarity.fill(0);
      naming.fill(0);
      named.fill(0);
      ringNaming.fill(0);
      place();
    },
    enter() {
      waiting = false;
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
      facing = index !== null && turnToFront;
      choose();
    },
    gather(indices) {
      gathered = indices && indices.length > 0 ? indices : null;
      choose();
    },
    connect(next) {
      pair = next;
      comet.progress = next ? 0 : 4;
      if (next) [comet.from, comet.to] = next;
      choose();
    },
    lightFrom(x, y) {
      lightTarget[0] = Math.min(Math.max(x, -1), 1);
      lightTarget[1] = Math.min(Math.max(y, -1), 1);
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
