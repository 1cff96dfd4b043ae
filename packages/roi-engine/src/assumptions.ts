import { ASSUMPTION_FIELDS, ASSUMPTION_RANGES, type Assumptions, DEFAULTS } from './constants.ts';
import { clamp } from './limits.ts';

/**
 * Returns all assumptions. A missing or non-numeric value gets its default. A value outside
 * `ASSUMPTION_RANGES` is clamped to the nearest limit.
 */
export function completeAssumptions(given: Partial<Assumptions>): Readonly<Assumptions> {
  // Fast path: most calls use the defaults, and callers calculate many results at a time.
  if (given === DEFAULTS) return DEFAULTS;
  const all = { ...DEFAULTS };
  for (const name of ASSUMPTION_FIELDS) {
    const value = given?.[name];
    if (typeof value === 'number' && !Number.isNaN(value)) all[name] = clamp(value, ASSUMPTION_RANGES[name]);
  }
  return all;
}
