import type { ShownTechnology } from '../technology/technology.ts';

/** A direction or position in the atom's coordinate system. The outermost ring has radius 1. */
export type Vector = readonly [x: number, y: number, z: number];

/** A circle around the nucleus. The point at an angle is `cos(angle) · u + sin(angle) · v`. */
export interface OrbitRing {
  radius: number;
  /** Vector to angle 0; its length is the radius. */
  u: Vector;
  /** Vector to a quarter turn; its length is the radius. */
  v: Vector;
}

/** Initial position and motion of each technology. */
export interface OrbitLayout {
  count: number;
  rings: readonly OrbitRing[];
  /** Index of each item's ring. */
  ring: Uint16Array;
  /** Initial angle of each item in radians. */
  phase: Float32Array;
  /** Radians per second. */
  speed: Float32Array;
  /** Diameter of each icon, in radii of the outermost ring. */
  size: Float32Array;
}

/** Radius of the outermost ring in px on a full-width stage. `iconSize` is relative to it. */
export const FULL_RADIUS = 240;
/** Tilt of the planes toward the viewer. 21° gives the narrow ellipses that people recognize as an atom. */
const INCLINATION = (21 * Math.PI) / 180;
const TURNS_PER_MINUTE = 2.1;

/** Limits of a technology's orbit. Values outside are clamped. */
export const orbitLimits = {
  /** Keeps technologies out of the nucleus and on the stage. */
  orbitRadius: { min: 0.42, max: 1 },
  orbitSpeed: { min: -20, max: 20 },
  iconSize: { min: 16, max: 112 },
} as const;

interface Orbit {
  radius: number;
  /** Tilt in radians. */
  tilt: number;
}

function within(value: number, { min, max }: { min: number; max: number }): number {
  return Math.min(Math.max(value, min), max);
}

function createRing({ radius, tilt }: Orbit): OrbitRing {
  const rise = -Math.sin(INCLINATION);
  return {
    radius,
    u: [radius * Math.cos(tilt), radius * Math.sin(tilt), 0],
    v: [-radius * rise * Math.sin(tilt), radius * rise * Math.cos(tilt), radius * Math.cos(INCLINATION)],
  };
}

function ringCount(count: number): number {
  if (count <= 36) return 3;
  if (count <= 64) return 4;
  return count <= 128 ? 5 : 6;
}

/** Rings from the inside out, their planes evenly rotated against each other. */
function defaultOrbits(count: number): Orbit[] {
  const rings = ringCount(count);
  const inner = rings > 3 ? 0.58 : 0.76;
  return Array.from({ length: rings }, (_, index) => ({
    radius: inner + ((1 - inner) * index) / (rings - 1),
    tilt: (Math.PI * index) / rings - Math.PI / 3,
  }));
}

/** Distributes `count` items over the orbits so that they are equally far apart on all of them. */
function shares(orbits: readonly Orbit[], count: number): number[] {
  const whole = orbits.reduce((sum, { radius }) => sum + radius, 0);
  let before = 0;
  let reached = 0;
  return orbits.map(({ radius }) => {
    before += radius;
    const end = Math.round((count * before) / whole);
    const share = end - reached;
    reached = end;
    return share;
  });
}

/** Icons shrink as the atom fills. */
function defaultSize(count: number): number {
  if (count <= 12) return 58 / FULL_RADIUS;
  if (count <= 24) return 50 / FULL_RADIUS;
  if (count <= 36) return 44 / FULL_RADIUS;
  if (count <= 64) return 36 / FULL_RADIUS;
  return count <= 128 ? 30 / FULL_RADIUS : 20 / FULL_RADIUS;
}

/**
 * Lays out technologies in order of priority: the first ones get the inner ring. Values that a technology
 * doesn't specify are chosen for an even distribution.
 */
export function layoutOrbit(technologies: readonly ShownTechnology[]): OrbitLayout {
  const count = technologies.length;
  const orbits = defaultOrbits(count);
  const assigned = shares(orbits, count).flatMap((share, index) =>
    Array.from({ length: share }, () => index),
  );
  const known = new Map<string, number>();
  const rings: OrbitRing[] = [];
  const members: number[] = [];

  function ringOf(orbit: Orbit): number {
    const key = `${orbit.radius.toFixed(3)} ${orbit.tilt.toFixed(3)}`;
    const existing = known.get(key);
    if (existing !== undefined) return existing;
    rings.push(createRing(orbit));
    members.push(0);
    known.set(key, rings.length - 1);
    return rings.length - 1;
  }

  // An atom has three rings, even with a single technology.
  for (const orbit of orbits) ringOf(orbit);

  const ring = new Uint16Array(count);
  const place = new Uint16Array(count);
  const speed = new Float32Array(count);
  const size = new Float32Array(count);
  technologies.forEach((technology, index) => {
    const fallback = orbits[assigned[index] ?? 0] ?? { radius: 1, tilt: 0 };
    const { orbitRadius, orbitTilt, orbitSpeed, iconSize } = technology;
    const radius = orbitRadius === null ? fallback.radius : within(orbitRadius, orbitLimits.orbitRadius);
    const tilt = orbitTilt === null ? fallback.tilt : (orbitTilt * Math.PI) / 180;
    const turns =
      orbitSpeed === null ? TURNS_PER_MINUTE / Math.sqrt(radius) : within(orbitSpeed, orbitLimits.orbitSpeed);
    const own = ringOf({ radius, tilt });
    ring[index] = own;
    place[index] = members[own] ?? 0;
    members[own] = (members[own] ?? 0) + 1;
    speed[index] = (turns * 2 * Math.PI) / 60;
    size[index] =
      iconSize === null ? defaultSize(count) : within(iconSize, orbitLimits.iconSize) / FULL_RADIUS;
  });

  const phase = new Float32Array(count);
  for (let index = 0; index < count; index += 1) {
    const own = ring[index] ?? 0;
    // Offsets each ring; otherwise the first items of all rings would line up.
    phase[index] = (2 * Math.PI * (place[index] ?? 0)) / (members[own] ?? 1) + own * 0.9 + 0.35;
  }
  return { count, rings, ring, phase, speed, size };
}
