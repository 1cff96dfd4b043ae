import type { CalculatorInput } from './calculate.ts';

/** What lies between two numbers, both included. */
export interface Limits {
  minimum: number;
  maximum: number;
}

/** Lowest annual revenue that the calculator takes, in US dollars. Specification, section 5. */
export const MINIMUM_REVENUE = 10_000;
/** Fewest employees in all and on busy work. Specification, section 5. */
export const MINIMUM_EMPLOYEES = 1;
/** Hours of busy work per week and employee. Specification, section 5. */
export const HOURS_PER_WEEK_RANGE = { minimum: 1, maximum: 40 } as const;
/** Cost of an hour in US dollars. Specification, section 5. */
export const HOURLY_RATE_RANGE = { minimum: 10, maximum: 200 } as const;

/** The calculator's fields, in the order in which a person meets them. Specification, section 3. */
export const INPUT_FIELDS = [
  'currentRevenue',
  'totalHeadCount',
  'busyWorkEmployees',
  'hoursPerWeek',
  'hourlyRate',
] as const satisfies readonly (keyof CalculatorInput)[];

/** What a result rests on besides the input. */
export interface Assumptions {
  /** Part of the revenue touched by busy work that comes back as growth. Specification, section 9: 0.17. */
  revenueFactor: number;
  /** Part of the busy work that automation takes away. Specification, section 9: 0.22. */
  efficiencyFactor: number;
  /** What the multiplier grows by with each busy employee beyond the first. Specification, section 9: 0.15. */
  multiplierStep: number;
  /** The multiplier's upper limit. Specification, section 9: 3. */
  multiplierLimit: number;
  /** Working weeks a year. Specification, section 9: 52. */
  weeksPerYear: number;
  /** Price of a build in US dollars, which the ROI months pay back. Specification, section 9: 9,000. */
  investment: number;
}

/** The assumptions, in the order in which the formula meets them. */
export const ASSUMPTION_FIELDS = [
  'revenueFactor',
  'multiplierStep',
  'multiplierLimit',
  'efficiencyFactor',
  'weeksPerYear',
  'investment',
] as const satisfies readonly (keyof Assumptions)[];

/** The specification's assumptions. */
export const DEFAULTS: Readonly<Assumptions> = {
  revenueFactor: 0.17,
  efficiencyFactor: 0.22,
  multiplierStep: 0.15,
  multiplierLimit: 3,
  weeksPerYear: 52,
  investment: 9_000,
};

/**
 * How far assumptions can go before they stop making sense: no more can come back than there is, a multiplier below 1
 * would take from the first employee, a year has at most 53 weeks. The upper ends of the multiplier and of the
 * investment are only there to catch slips. Ours, not the specification's.
 */
export const ASSUMPTION_RANGES: Readonly<Record<keyof Assumptions, Limits>> = {
  revenueFactor: { minimum: 0, maximum: 1 },
  efficiencyFactor: { minimum: 0, maximum: 1 },
  multiplierStep: { minimum: 0, maximum: 1 },
  multiplierLimit: { minimum: 1, maximum: 10 },
  weeksPerYear: { minimum: 1, maximum: 53 },
  investment: { minimum: 0, maximum: 10_000_000 },
};

/** Shortest ROI timeline in months. Specification, section 9. */
export const MINIMUM_ROI_MONTHS = 0.5;
/** ROI timeline in months where nothing is gained. Specification, section 9. */
export const ROI_MONTHS_WITHOUT_VALUE = 24;

/** A careful, the specified and a hopeful estimate. */
export type Scenario = 'low' | 'expected' | 'high';

/**
 * What the two gains are multiplied by in each scenario. `expected` is the specification's own result.
 *
 * These are planning margins of ours, not a confidence interval: no sample stands behind them. They follow two
 * observations about plans in general. Gains fall short of a plan more often than they exceed it, so there is more room
 * below than above. And saved hours can be counted on a time sheet, while more revenue also depends on what people do
 * with the time, so revenue is cut deeper: to a half, and hours to three quarters. Above, both get a quarter more.
 */
export const RANGE_FACTORS: Readonly<
  Record<Scenario, Readonly<Pick<Assumptions, 'revenueFactor' | 'efficiencyFactor'>>>
> = {
  low: { revenueFactor: 0.5, efficiencyFactor: 0.75 },
  expected: { revenueFactor: 1, efficiencyFactor: 1 },
  high: { revenueFactor: 1.25, efficiencyFactor: 1.25 },
};

/** How far `cumulative` looks ahead, in months. Ours: three years, after which most software is looked at anew. */
export const FORECAST_MONTHS = 36;

/**
 * By how much `sensitivity` lowers and raises each input: a fifth. Ours: about as far as a figure named from memory is
 * off, and the same for every input, so that the answers can be compared.
 */
export const SENSITIVITY_STEP = 0.2;
