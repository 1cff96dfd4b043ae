import { completeAssumptions } from './assumptions.ts';
import { type Assumptions, DEFAULTS, MINIMUM_ROI_MONTHS, ROI_MONTHS_WITHOUT_VALUE } from './constants.ts';

/** What a business owner enters. */
export interface CalculatorInput {
  /** Annual revenue in US dollars. */
  currentRevenue: number;
  /** Employees in all. */
  totalHeadCount: number;
  /** Employees who spend time on busy work. */
  busyWorkEmployees: number;
  /** Hours of busy work per week and busy employee. */
  hoursPerWeek: number;
  /** Cost of an hour in US dollars. */
  hourlyRate: number;
}

export interface CalculatorResult {
  /** Additional revenue per year in US dollars, unrounded. */
  revenueIncrease: number;
  /** Cost of busy work per week in US dollars, unrounded. */
  weeklyTimeCost: number;
  /** Worth of the hours saved per year in US dollars, unrounded. */
  annualTimeSavings: number;
  /** Revenue increase and time savings together, in US dollars per year, unrounded. */
  totalAnnualValue: number;
  /** Months until a build has paid for itself, rounded to one decimal. */
  roiTimeline: number;
}

/** Months in a year. */
export const MONTHS = 12;

/**
 * A quantity as the formula takes it: what is not a finite number of zero or more counts as zero, and nothing is larger
 * than numbers count exactly, so that no product overflows.
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
 * The return on an automation build, by the formulas of the specification's section 9:
 *
 * - busy share = busy employees / head count, never above 1
 * - multiplier = 1 + 0.15 per busy employee beyond the first, at most 3
 * - revenue increase = revenue × share × 0.17 × multiplier
 * - weekly time cost = busy employees × hours × rate
 * - annual time savings = weekly time cost × 0.22 × 52
 * - ROI months = 9,000 / (total annual value / 12), at least 0.5, and 24 when the value is zero
 *
 * It never throws, and every figure that it gives is a finite number of zero or more. A quantity that is negative,
 * infinite, missing or a text counts as zero; whether input makes sense is for `validate` to say. People may be counted
 * in fractions: a part-timer is half a person, and less than one busy person leaves the multiplier at 1.
 *
 * @param assumptions What is to differ from `DEFAULTS`. What is no number is the default, and what lies beyond
 *   `ASSUMPTION_RANGES` is the nearest limit.
 */
export function calculate(
  input: CalculatorInput,
  assumptions: Partial<Assumptions> = DEFAULTS,
): CalculatorResult {
  const { revenueFactor, efficiencyFactor, multiplierStep, multiplierLimit, weeksPerYear, investment } =
    completeAssumptions(assumptions);
  // JavaScript may give no input at all.
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
