import type { CalculatorInput } from './calculate.ts';
import {
  HOURLY_RATE_RANGE,
  HOURS_PER_WEEK_RANGE,
  type Limits,
  MINIMUM_EMPLOYEES,
  MINIMUM_REVENUE,
} from './constants.ts';

/**
 * What each field may be between. Specification, section 5.
 *
 * @param headCount The most that can be busy. One that is out of its own limits holds nobody back.
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

/** Whether something is a number within limits. */
export function isWithin(value: unknown, { minimum, maximum }: Limits): value is number {
  return typeof value === 'number' && value >= minimum && value <= maximum;
}

/** The number within limits that is nearest to another. */
export function clamp(value: number, { minimum, maximum }: Limits): number {
  return Math.min(maximum, Math.max(minimum, value));
}
