import { completeAssumptions } from './assumptions.ts';
import {
  type Assumptions,
  type CalculatorInput,
  DEFAULTS,
  MINIMUM_ROI_MONTHS,
  ROI_MONTHS_WITHOUT_VALUE,
} from './constants.ts';

export type { CalculatorInput } from './constants.ts';

export interface CalculatorResult {
  /** Additional revenue per year in US dollars, unrounded. */
  revenueIncrease: number;
  /** Cost of busy work per week in US dollars, unrounded. */
  weeklyTimeCost: number;
  /** Value of the hours saved per year in US dollars, unrounded. */
  annualTimeSavings: number;
  /** Revenue increase plus time savings, in US dollars per year, unrounded. */
  totalAnnualValue: number;
  /** Months until a build pays for itself, rounded to one decimal. */
  roiTimeline: number;
}

export const MONTHS = 12;

/**
 * Normalizes a quantity for the formula. Anything but a finite, non-negative number becomes zero. Larger
 * values are capped at the largest safe integer, so that no product overflows.
 */
export function quantity(value: number | undefined): number {
  return value !== undefined && Number.isFinite(value) && value > 0
    ? Math.min(value, Number.MAX_SAFE_INTEGER)
    : 0;
}

function roiMonths(annualValue: number, investment: number): number {
  const monthlyValue = annualValue / MONTHS;
  if (monthlyValue <= 0) return ROI_MONTHS_WITHOUT_VALUE;
  const months = Math.min(investment / monthlyValue, Number.MAX_SAFE_INTEGER);
  return Math.round(Math.max(MINIMUM_ROI_MONTHS, months) * 10) / 10;
}

/**
 * Calculates the return on an automation build with the formulas of the specification's section 9:
 *
 * - busy share = busy employees / head count, at most 1
 * - multiplier = 1 + 0.15 per busy employee beyond the first, at most 3
 * - revenue increase = revenue × share × 0.17 × multiplier
 * - weekly time cost = busy employees × hours × rate
 * - annual time savings = weekly time cost × 0.22 × 52
 * - ROI months = 9,000 / (total annual value / 12), at least 0.5, and 24 when the value is zero
 *
 * Never throws. Every returned figure is a finite, non-negative number. A quantity that is negative,
 * infinite, missing or a string counts as zero; use `validate` to check whether the input makes sense. Head
 * counts may be fractional: a part-timer is half a person, and less than one busy person leaves the
 * multiplier at 1.
 *
 * @param assumptions Overrides of `DEFAULTS`. A non-numeric value gets its default. A value outside
 *   `ASSUMPTION_RANGES` is clamped to the nearest limit.
 */
export function calculate(
  input: CalculatorInput,
  assumptions: Partial<Assumptions> = DEFAULTS,
): CalculatorResult {
  const { revenueFactor, efficiencyFactor, multiplierStep, multiplierLimit, weeksPerYear, investment } =
    completeAssumptions(assumptions);
  // JavaScript callers may pass no input at all.
  const given: Partial<CalculatorInput> = input ?? {};
  const revenue = quantity(given.currentRevenue);
  const headCount = quantity(given.totalHeadCount);
  const busyEmployees = quantity(given.busyWorkEmployees);

  const share = headCount === 0 ? 0 : Math.min(1, busyEmployees / headCount);
  const multiplier = Math.min(multiplierLimit, 1 + multiplierStep * Math.max(0, busyEmployees - 1));

  const revenueIncrease = revenue * share * revenueFactor * multiplier;
  const weeklyTimeCost = busyEmployees * quantity(given.hoursPerWeek) * quantity(given.hourlyRate);
  const annualTimeSavings = weeklyTimeCost * efficiencyFactor * weeksPerYear;
  const totalAnnualValue = revenueIncrease + annualTimeSavings;

  return {
    revenueIncrease,
    weeklyTimeCost,
    annualTimeSavings,
    totalAnnualValue,
    roiTimeline: roiMonths(totalAnnualValue, investment),
  };
}
