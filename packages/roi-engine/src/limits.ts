import {
  type CalculatorInput,
  HOURLY_RATE_RANGE,
  HOURS_PER_WEEK_RANGE,
  type Limits,
  MINIMUM_EMPLOYEES,
  MINIMUM_REVENUE,
} from './constants.ts';

/**
 * Returns the limits of each field. Specification, section 5.
 *
 * @param headCount Upper limit for busy employees. Ignored when it is outside its own limits.
 */
export function inputLimits(headCount: number | null): Readonly<Record<keyof CalculatorInput, Limits>> {
  const maximum = Number.MAX_VALUE;
  const people = { minimum: MINIMUM_EMPLOYEES, maximum };
  return {
    currentRevenue: { minimum: MINIMUM_REVENUE, maximum },
    totalHeadCount: people,
    busyWorkEmployees: isWithin(headCount, people) ? { ...people, maximum: headCount } : people,
    hoursPerWeek: HOURS_PER_WEEK_RANGE,
    hourlyRate: HOURLY_RATE_RANGE,
  };
}

/** Whether a value is a number within limits. */
export function isWithin(value: unknown, { minimum, maximum }: Limits): value is number {
  return typeof value === 'number' && value >= minimum && value <= maximum;
}

/** Clamps a number to limits. */
export function clamp(value: number, { minimum, maximum }: Limits): number {
  return Math.min(maximum, Math.max(minimum, value));
}
