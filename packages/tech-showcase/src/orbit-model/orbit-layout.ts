import type { Technology } from '../technology/technology.ts';

/** A direction or a place in the atom's own space; the outermost ring has radius 1. */
export type Vector = readonly [x: number, y: number, z: number];

/** A circle around the nucleus. The point at an angle is `cos(angle) · u + sin(angle) · v`. */
export interface OrbitRing {
  radius: number;
  /** Towards angle 0; as long as the radius. */
  u: Vector;
  /** Towards a quarter turn; as long as the radius. */
  v: Vector;
}

/** Where each technology stands when the atom starts, and how it moves. */
export interface OrbitLayout {
  count: number;
  rings: readonly OrbitRing[];
  /** Index of each item's ring. */
  ring: Uint16Array;
  /** Angle of each item at the start, in radians. */
  phase: Float32Array;
  /** Radians per second. */
  speed: Float32Array;
  /** Diameter of each icon, in radii of the outermost ring. */
  size: Float32Array;
}

/** Radius of the outermost ring, in px, on a stage of full width: the measure of `iconSize`. */
export const FULL_RADIUS = 240;
/** How far the planes lean towards the viewer: 21° makes the slim ellipses that everyone reads as an atom. */
const INCLINATION = (21 * Math.PI) / 180;
const TURNS_PER_MINUTE = 2.1;

/** What a technology may ask for; what lies beyond counts as the nearest value. */
export const orbitLimits = {
  /** No technology disappears into the nucleus, or leaves the stage. */
  orbitRadius: { min: 0.42, max: 1 },
  orbitSpeed: { min: -20, max: 20 },
  iconSize: { min: 16, max: 112 },
} as const;

interface Orbit {
  radius: number;
  /** Radians. */
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

/** Rings from the inside out, their planes turned evenly against each other. */
function defaultOrbits(count: number): Orbit[] {
  const rings = ringCount(count);
  const inner = rings > 3 ? 0.58 : 0.76;
  return Array.from({ length: rings }, (_, index) => ({
    radius: inner + ((1 - inner) * index) / (rings - 1),
    tilt: (Math.PI * index) / rings - Math.PI / 3,
  }));
}

/** How many of `count` items each orbit takes, so that they stand equally far apart on all of them. */
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

/** Icons get smaller as the atom fills. */
function defaultSize(count: number): number {
  if (count <= 12) return 58 / FULL_RADIUS;
  if (count <= 24) return 50 / FULL_RADIUS;
  if (count <= 36) return 44 / FULL_RADIUS;
  if (count <= 64) return 36 / FULL_RADIUS;
  return count <= 128 ? 30 / FULL_RADIUS : 20 / FULL_RADIUS;
}

/**
 * Lays out the technologies, given in the order of their priority: the first ones stand on the inner ring.
 * Values that a technology does not name are chosen so that all are spread evenly.
 */
export function layoutOrbit(technologies: readonly Technology[]): OrbitLayout {
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

  // An atom has its three rings even when a single technology stands on them.
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
    // Rings start apart, or their first items would all stand in one line.
    phase[index] = (2 * Math.PI * (place[index] ?? 0)) / (members[own] ?? 1) + own * 0.9 + 0.35;
  }
  return { count, rings, ring, phase, speed, size };
}
