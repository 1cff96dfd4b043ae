import type { ShownTechnology } from '../technology/technology.ts';
import { groupByPurpose, type RingGroup, spreadByCategory } from './ring-groups.ts';

/** A direction or position in the atom's coordinate system. The outermost ring has radius 1. */
export type Vector = readonly [x: number, y: number, z: number];

/** A circle around the nucleus. The point at an angle is `cos(angle) · u + sin(angle) · v`. */
export interface OrbitRing {
  radius: number;
  /** Vector to angle 0; its length is the radius. */
  u: Vector;
  /** Vector to a quarter turn; its length is the radius. */
  v: Vector;
  /** What its technologies have in common. Undefined if they specify this orbit themselves. */
  group?: Pick<RingGroup, 'purpose' | 'categories'> | undefined;
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
  /** 1 for technologies behind the scenes, which are small and gray. */
  quiet: Uint8Array;
  /** Tilt of the rings toward the viewer, in radians. */
  inclination: number;
  /** Whether the names of the rings stand above them. Otherwise, they stand to the left. */
  namesAbove: boolean;
  /** Half the width of an item's name, in radii. */
  nameRoom: number;
  /** Half of the stage that the atom needs, in radii. */
  extent: { width: number; height: number };
  /** Largest radius of the outermost ring in px. */
  fullRadius: number;
}

/** Radius of the outermost ring in px on a full-width stage. `iconSize` is relative to it. */
export const FULL_RADIUS = 480;

interface StageShape {
  fullRadius: number;
  inclination: number;
  /** Tilts of the rings in degrees, from the inside out. */
  tilts: readonly number[];
  extent: OrbitLayout['extent'];
  innermost: number;
}

/** Flat ellipses that fill a wide stage. */
const wide: StageShape = {
  fullRadius: FULL_RADIUS,
  inclination: (15 * Math.PI) / 180,
  tilts: [-34, 24, -16, 30, -7, 15],
  extent: { width: 1.13, height: 0.63 },
  innermost: 0.46,
};

/** Rings seen from above, so that a phone shows large icons. */
const narrow: StageShape = {
  fullRadius: 170,
  inclination: (47 * Math.PI) / 180,
  tilts: [-12, 8, -4],
  extent: { width: 1.2, height: 1.08 },
  innermost: 0.52,
};

const NARROW_ICON = 44;
/** Half the width of most names in px, on an atom of four fifths of its full radius. */
const NAME_ROOM = 52;
const USUAL_RADIUS = 0.8;
const TURNS_PER_MINUTE = 1.2;
/** Size of quiet icons, relative to the others. */
const QUIET = 0.6;
/** Largest share of a ring that its icons cover. */
const COVERED = 0.62;

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

function createRing({ radius, tilt }: Orbit, inclination: number, group: OrbitRing['group']): OrbitRing {
  const rise = -Math.sin(inclination);
  return {
    radius,
    u: [radius * Math.cos(tilt), radius * Math.sin(tilt), 0],
    v: [-radius * rise * Math.sin(tilt), radius * rise * Math.cos(tilt), radius * Math.cos(inclination)],
    group,
  };
}

function ringCount(count: number): number {
  if (count <= 36) return 3;
  if (count <= 64) return 4;
  return count <= 128 ? 5 : 6;
}

/** Rings from the inside out, evenly spaced, with alternating tilts. */
function defaultOrbits(rings: number, { tilts, innermost }: StageShape): Orbit[] {
  const inner = rings > 3 ? innermost : Math.max(innermost, 0.52);
  return Array.from({ length: rings }, (_, index) => ({
    radius: rings > 1 ? inner + ((1 - inner) * index) / (rings - 1) : 1,
    tilt: ((tilts[index % tilts.length] ?? 0) * Math.PI) / 180,
  }));
}

/** Icons shrink as the atom fills. */
function defaultSize(count: number): number {
  if (count <= 12) return 76;
  if (count <= 24) return 66;
  if (count <= 36) return 60;
  if (count <= 64) return 42;
  return count <= 128 ? 32 : 20;
}

/** Options of `layoutOrbit`. */
export interface LayoutOptions {
  /** Whether the stage is as narrow as a phone. @default false */
  narrow?: boolean;
}

/**
 * Lays out technologies on rings: one for each purpose of a business, or else by category. Values that a
 * technology specifies come first.
 */
export function layoutOrbit(
  technologies: readonly ShownTechnology[],
  { narrow: isNarrow = false }: LayoutOptions = {},
): OrbitLayout {
  const count = technologies.length;
  const shape = isNarrow ? narrow : wide;
  const byPurpose = groupByPurpose(technologies);
  const orbits = defaultOrbits(byPurpose?.length ?? (isNarrow ? 3 : ringCount(count)), shape);
  const groups =
    byPurpose ??
    spreadByCategory(
      technologies,
      orbits.map(({ radius }) => radius),
    );
  const rings = orbits.map((orbit, index) => createRing(orbit, shape.inclination, groups[index]));
  const members: number[][] = rings.map(() => []);
  const known = new Map<string, number>();

  /** Technologies that specify the same orbit share a ring. */
  function ownRing(orbit: Orbit): number {
    const key = `${orbit.radius.toFixed(3)} ${orbit.tilt.toFixed(3)}`;
    const existing = known.get(key);
    if (existing !== undefined) return existing;
    known.set(key, rings.length);
    rings.push(createRing(orbit, shape.inclination, undefined));
    members.push([]);
    return rings.length - 1;
  }

  const ring = new Uint16Array(count);
  const speed = new Float32Array(count);
  const size = new Float32Array(count);
  const quiet = new Uint8Array(count);
  groups.forEach((group, place) => {
    for (const index of group.members) {
      const technology = technologies[index];
      const fallback = orbits[place];
      if (!technology || !fallback) continue;
      const { orbitRadius, orbitTilt, orbitSpeed } = technology;
      const radius = orbitRadius === null ? fallback.radius : within(orbitRadius, orbitLimits.orbitRadius);
      const tilt = orbitTilt === null ? fallback.tilt : (orbitTilt * Math.PI) / 180;
      const own = orbitRadius === null && orbitTilt === null ? place : ownRing({ radius, tilt });
      const turns =
        orbitSpeed === null
          ? TURNS_PER_MINUTE / Math.sqrt(radius)
          : within(orbitSpeed, orbitLimits.orbitSpeed);
      ring[index] = own;
      members[own]?.push(index);
      speed[index] = (turns * 2 * Math.PI) / 60;
      quiet[index] = group.purpose === 'ownStack' ? 1 : 0;
    }
  });

  const phase = new Float32Array(count);
  members.forEach((indices, place) => {
    const room = (2 * Math.PI * (rings[place]?.radius ?? 1) * COVERED) / Math.max(indices.length, 1);
    indices.forEach((index, slot) => {
      // Offsets each ring; otherwise the first items of all rings would line up.
      phase[index] = (2 * Math.PI * slot) / indices.length + place * 2.4 + 0.35;
      const own = technologies[index]?.iconSize ?? null;
      const usual = isNarrow ? NARROW_ICON : defaultSize(count) * (quiet[index] === 1 ? QUIET : 1);
      size[index] =
        own === null || isNarrow
          ? Math.min(usual / shape.fullRadius, room)
          : within(own, orbitLimits.iconSize) / FULL_RADIUS;
    });
  });
  const { inclination, extent, fullRadius } = shape;
  return {
    count,
    rings,
    ring,
    phase,
    speed,
    size,
    quiet,
    inclination,
    namesAbove: isNarrow,
    nameRoom: NAME_ROOM / (fullRadius * USUAL_RADIUS),
    extent,
    fullRadius,
  };
}
