import { ASSUMPTION_FIELDS, ASSUMPTION_RANGES, type Assumptions, type Limits } from './constants.ts';
import { clamp } from './limits.ts';

/** Limits of your own for some assumptions, within `ASSUMPTION_RANGES`. */
export type AssumptionLimits = { readonly [Name in keyof Assumptions]?: Readonly<Partial<Limits>> };

/** Why an assumption is invalid. */
export type AssumptionErrorCode = 'belowMinimum' | 'aboveMaximum';

/** Returns the limits of every assumption: your own, within `ASSUMPTION_RANGES`, or those. */
export function completeLimits(own: AssumptionLimits = {}): Record<keyof Assumptions, Limits> {
  const all = { ...ASSUMPTION_RANGES };
  for (const name of ASSUMPTION_FIELDS) {
    const range = ASSUMPTION_RANGES[name];
    const minimum = clamp(own[name]?.minimum ?? range.minimum, range);
    const maximum = clamp(own[name]?.maximum ?? range.maximum, range);
    all[name] = { minimum, maximum: Math.max(minimum, maximum) };
  }
  return all;
}

/**
 * Returns a code for each assumption outside its limits, or an empty object if there is none. Missing ones and
 * `null` are valid: they count as the default.
 *
 * @param limits Your own limits. Otherwise, `ASSUMPTION_RANGES` applies.
 */
export function validateAssumptions(
  assumptions: { readonly [Name in keyof Assumptions]?: number | null },
  limits: AssumptionLimits = {},
): Partial<Record<keyof Assumptions, AssumptionErrorCode>> {
  const all = completeLimits(limits);
  const codes: ReturnType<typeof validateAssumptions> = {};
  for (const name of ASSUMPTION_FIELDS) {
    const value = assumptions[name] ?? null;
    if (value === null) continue;
    if (value < all[name].minimum) codes[name] = 'belowMinimum';
    if (value > all[name].maximum) codes[name] = 'aboveMaximum';
  }
  return codes;
}
