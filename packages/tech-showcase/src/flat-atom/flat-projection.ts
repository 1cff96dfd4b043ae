import type { OrbitRing } from '../orbit-model/orbit-layout.ts';
import { type OrbitMotion, perspective, STAGE_EXTENT } from '../orbit-model/orbit-motion.ts';

/** Share of the stage's shorter side, in `cqmin`, that one radius takes. */
export const RADIUS_IN_CQMIN: number = 50 / STAGE_EXTENT;

/** Stacking order of what stands at the nucleus; items in front come after it. */
export const NUCLEUS_LAYER = 500;

const SEGMENTS = 28;

function round(value: number, digits: number): string {
  return value.toFixed(digits);
}

/** The halves of a ring behind and in front of the nucleus, as SVG paths in radii. */
export function ringPaths(ring: OrbitRing, rotation: Float32Array): { back: string; front: string } {
  const at = (row: number, vector: OrbitRing['u']): number =>
    (rotation[row * 3] ?? 0) * vector[0] +
    (rotation[row * 3 + 1] ?? 0) * vector[1] +
    (rotation[row * 3 + 2] ?? 0) * vector[2];
  const ux = at(0, ring.u);
  const uy = at(1, ring.u);
  const uz = at(2, ring.u);
  const vx = at(0, ring.v);
  const vy = at(1, ring.v);
  const vz = at(2, ring.v);
  const nearest = Math.atan2(vz, uz);

  function half(start: number): string {
    let path = '';
    for (let segment = 0; segment <= SEGMENTS; segment += 1) {
      const angle = start + (Math.PI * segment) / SEGMENTS;
      const cos = Math.cos(angle);
      const sin = Math.sin(angle);
      const scale = perspective(cos * uz + sin * vz);
      const x = (cos * ux + sin * vx) * scale;
      const y = -(cos * uy + sin * vy) * scale;
      path += `${segment === 0 ? 'M' : 'L'}${round(x, 3)} ${round(y, 3)}`;
    }
    return path;
  }

  return { front: half(nearest - Math.PI / 2), back: half(nearest + Math.PI / 2) };
}

/** Where and how an item is drawn. */
export interface FlatItem {
  transform: string;
  zIndex: number;
  /** How clearly it shows: 1 in front, less behind. */
  opacity: string;
}

/** Projects one item. Rounded, so that every engine writes the same text and hydration agrees. */
export function flatItem(motion: OrbitMotion, index: number): FlatItem {
  const x = motion.positions[index * 3] ?? 0;
  const y = motion.positions[index * 3 + 1] ?? 0;
  const z = motion.positions[index * 3 + 2] ?? 0;
  const emphasis = motion.emphasis[index] ?? 0;
  const scale = perspective(z);
  const left = round(x * scale * RADIUS_IN_CQMIN, 2);
  const top = round(-y * scale * RADIUS_IN_CQMIN, 2);
  const clear = 0.45 + 0.55 * Math.min(1, Math.max(0, z * 0.7 + 0.62));
  return {
    transform: `translate(${left}cqmin, ${top}cqmin) scale(${round(scale * (1 + 0.2 * emphasis), 3)})`,
    zIndex: NUCLEUS_LAYER + Math.round(z * 400 + emphasis * 600),
    opacity: round(clear + (1 - clear) * emphasis, 2),
  };
}
