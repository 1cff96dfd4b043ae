import type { OrbitLayout, OrbitRing } from '../orbit-model/orbit-layout.ts';
import type { OrbitMotion } from '../orbit-model/orbit-motion.ts';
import { EYE_DISTANCE, perspective } from '../orbit-model/perspective.ts';

/** Length in CSS of a number of radii. `--orbit-unit` is one radius on the stage. */
export function cssLength(radii: number): string {
  return `calc(${round(radii, 3)} * var(--orbit-unit))`;
}

/** CSS of `--orbit-unit`, the same as `pixelsPerRadius` in the size container around the atom. */
export function cssUnit({ extent, fullRadius }: OrbitLayout): string {
  return `min(${50 / extent.width}cqi, ${50 / extent.height}cqb, ${fullRadius}px)`;
}

/** Stacking order at the nucleus. Items in front have a higher one. */
export const NUCLEUS_LAYER = 500;

function round(value: number, digits: number): string {
  return value.toFixed(digits);
}

interface Point {
  x: number;
  y: number;
}

/** A circle in perspective, which is always an ellipse. */
export interface ProjectedRing {
  /** Half axes in radii, and the rotation of the first axis in degrees; y points down. */
  radiusX: number;
  radiusY: number;
  turn: number;
  /** One point where the ring crosses the plane of the nucleus. The other is opposite, across the nucleus. */
  edge: Point;
  /** Whether the front half runs clockwise from `edge`. */
  clockwise: boolean;
}

/**
 * Projects a ring. The point at angle φ from the nearest point appears at (a cos φ + b sin φ) / (1 − e cos
 * φ), the equation of an orbit. With Kepler's eccentric anomaly ψ this becomes a plain ellipse, center + f
 * cos ψ + g sin ψ, whose axes follow from its conjugate half diameters f and g.
 */
export function projectRing(ring: OrbitRing, rotation: Float32Array): ProjectedRing {
  const at = (row: number, vector: OrbitRing['u']): number =>
    (rotation[row * 3] ?? 0) * vector[0] +
    (rotation[row * 3 + 1] ?? 0) * vector[1] +
    (rotation[row * 3 + 2] ?? 0) * vector[2];
  const nearest = Math.atan2(at(2, ring.v), at(2, ring.u));
  const cos = Math.cos(nearest);
  const sin = Math.sin(nearest);
  const a: Point = {
    x: at(0, ring.u) * cos + at(0, ring.v) * sin,
    y: -(at(1, ring.u) * cos + at(1, ring.v) * sin),
  };
  const b: Point = {
    x: at(0, ring.v) * cos - at(0, ring.u) * sin,
    y: -(at(1, ring.v) * cos - at(1, ring.u) * sin),
  };
  const depth = at(2, ring.u) * cos + at(2, ring.v) * sin;
  const flattening = 1 - (depth / EYE_DISTANCE) ** 2;
  const root = Math.sqrt(flattening);
  const f: Point = { x: a.x / flattening, y: a.y / flattening };
  const g: Point = { x: b.x / root, y: b.y / root };
  const anomaly = Math.atan2(2 * (f.x * g.x + f.y * g.y), f.x * f.x + f.y * f.y - g.x * g.x - g.y * g.y) / 2;
  const along = (angle: number): Point => ({
    x: f.x * Math.cos(angle) + g.x * Math.sin(angle),
    y: f.y * Math.cos(angle) + g.y * Math.sin(angle),
  });
  const major = along(anomaly);
  const minor = along(anomaly + Math.PI / 2);
  return {
    radiusX: Math.hypot(major.x, major.y),
    radiusY: Math.hypot(minor.x, minor.y),
    turn: (Math.atan2(major.y, major.x) * 180) / Math.PI,
    edge: { x: -b.x, y: -b.y },
    clockwise: a.x * b.y - a.y * b.x > 0,
  };
}

/** Returns the halves of a ring behind and in front of the nucleus, as SVG paths in radii. */
export function ringPaths(ring: OrbitRing, rotation: Float32Array): { back: string; front: string } {
  const { radiusX, radiusY, turn, edge, clockwise } = projectRing(ring, rotation);
  const ellipse = `${round(radiusX, 3)} ${round(radiusY, 3)} ${round(turn, 1)}`;
  const start = `${round(edge.x, 3)} ${round(edge.y, 3)}`;
  const end = `${round(-edge.x, 3)} ${round(-edge.y, 3)}`;
  const sweep = clockwise ? 1 : 0;
  // The front half is nearer and is therefore the longer part of the ellipse.
  return {
    front: `M${start}A${ellipse} 1 ${sweep} ${end}`,
    back: `M${start}A${ellipse} 0 ${1 - sweep} ${end}`,
  };
}

/** Position and appearance of an item. */
export interface FlatItem {
  transform: string;
  zIndex: number;
  /** 1 in front, lower behind and while others are in focus. */
  opacity: string;
  /** Keeps the name at its size. */
  nameScale: string;
}

/**
 * Projects one item. Values are rounded so that every engine produces the same text and hydration matches.
 */
export function flatItem(motion: OrbitMotion, index: number): FlatItem {
  const x = motion.positions[index * 3] ?? 0;
  const y = motion.positions[index * 3 + 1] ?? 0;
  const z = motion.positions[index * 3 + 2] ?? 0;
  const emphasis = motion.emphasis[index] ?? 0;
  const depth = perspective(z);
  const scale = depth * (1 + 0.2 * emphasis);
  const near = 0.5 + 0.5 * Math.min(1, Math.max(0, z * 0.7 + 0.62));
  const clear = (near + (1 - near) * emphasis) * (motion.clarity[index] ?? 1);
  return {
    transform: `translate(${cssLength(x * depth)}, ${cssLength(-y * depth)}) scale(${round(scale, 3)})`,
    zIndex: NUCLEUS_LAYER + Math.round(z * 400 + emphasis * 600),
    opacity: round(clear, 2),
    nameScale: round(1 / scale, 3),
  };
}

/** Projects the place of a ring's name. */
export function flatRim({ rims }: OrbitMotion, index: number): string {
  const scale = perspective(rims[index * 3 + 2] ?? 0);
  const x = (rims[index * 3] ?? 0) * scale;
  const y = (rims[index * 3 + 1] ?? 0) * scale;
  return `translate(${cssLength(x)}, ${cssLength(-y)})`;
}

/** Projects the comet's head. Undefined if there is none. */
export function flatComet({ head }: OrbitMotion): string | undefined {
  const [x = 0, y = 0, z = 0, shown] = head;
  const scale = perspective(z);
  return shown ? `translate(${cssLength(x * scale)}, ${cssLength(-y * scale)})` : undefined;
}
