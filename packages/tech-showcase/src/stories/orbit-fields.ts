import { FULL_RADIUS, layoutOrbit, orbitLimits } from '../orbit-model/orbit-layout.ts';
import type { ShownTechnology } from '../technology/technology.ts';

/** The fields of a technology that describe its orbit. */
export type OrbitField = 'orbitRadius' | 'orbitSpeed' | 'orbitTilt' | 'iconSize';

export interface OrbitFieldRange {
  field: OrbitField;
  label: string;
  min: number;
  max: number;
  step: number;
  format: (value: number) => string;
}

export const orbitFields: readonly OrbitFieldRange[] = [
  {
    field: 'orbitRadius',
    label: 'Radius',
    ...orbitLimits.orbitRadius,
    step: 0.01,
    format: (value) => value.toFixed(2),
  },
  {
    field: 'orbitSpeed',
    label: 'Speed, in turns a minute',
    ...orbitLimits.orbitSpeed,
    step: 0.5,
    format: (value) => value.toFixed(1),
  },
  { field: 'orbitTilt', label: 'Tilt', min: -90, max: 90, step: 1, format: (value) => `${value}°` },
  {
    field: 'iconSize',
    label: 'Icon size',
    ...orbitLimits.iconSize,
    step: 2,
    format: (value) => `${value} px`,
  },
];

/** Returns a technology's orbit in the atom, specified or chosen automatically. */
export function orbitOf(technologies: readonly ShownTechnology[], index: number): Record<OrbitField, number> {
  const { rings, ring, speed, size } = layoutOrbit(technologies);
  const own = rings[ring[index] ?? 0];
  return {
    orbitRadius: own?.radius ?? 1,
    orbitSpeed: ((speed[index] ?? 0) * 60) / (2 * Math.PI),
    orbitTilt: own ? Math.round((Math.atan2(own.u[1], own.u[0]) * 180) / Math.PI) : 0,
    iconSize: Math.round((size[index] ?? 0) * FULL_RADIUS),
  };
}
