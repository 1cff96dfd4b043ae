import type { Vector } from './orbit-layout.ts';

/** A ball of the nucleus. */
export interface Nucleon {
  center: Vector;
  radius: number;
  /** Whether it is one of the brighter balls. */
  bright: boolean;
}

const GOLDEN_ANGLE = Math.PI * (3 - Math.sqrt(5));

/** Balls around the center, evenly distributed over a sphere. Every third one is bright. */
export const nucleons: readonly Nucleon[] = Array.from({ length: 13 }, (_, index) => {
  if (index === 12) return { center: [0, 0, 0], radius: 0.075, bright: true };
  const y = 1 - (2 * (index + 0.5)) / 12;
  const ring = Math.sqrt(1 - y * y);
  const angle = index * GOLDEN_ANGLE;
  return {
    center: [0.098 * ring * Math.cos(angle), 0.098 * y, 0.098 * ring * Math.sin(angle)],
    radius: 0.066,
    bright: index % 3 === 0,
  };
});
