import { ASSUMPTION_FIELDS, ASSUMPTION_RANGES, type Assumptions, DEFAULTS } from './constants.ts';
import { clamp } from './limits.ts';

/**
 * All assumptions, from some: what is left out or no number is the default, and what lies beyond `ASSUMPTION_RANGES` is
 * the nearest limit.
 */
export function completeAssumptions(given: Partial<Assumptions>): Readonly<Assumptions> {
  // Most calculations take the defaults, and many are made at a time.
  if (given === DEFAULTS) return DEFAULTS;
  const all = { ...DEFAULTS };
  for (const name of ASSUMPTION_FIELDS) {
    const value = given?.[name];
    if (typeof value === 'number' && !Number.isNaN(value)) all[name] = clamp(value, ASSUMPTION_RANGES[name]);
  }
  return all;
}
