/** Figures that a business owner enters. */
export interface CalculatorInput {
  /** Annual revenue in US dollars. */
  currentRevenue: number;
  /** Total number of employees. */
  totalHeadCount: number;
  /** Employees who spend time on busy work. */
  busyWorkEmployees: number;
  /** Hours of busy work per week for each busy employee. */
  hoursPerWeek: number;
  /** Hourly labor cost in US dollars. */
  hourlyRate: number;
}

/** An inclusive range. */
export interface Limits {
  minimum: number;
  maximum: number;
}

/** Lowest annual revenue that the calculator accepts, in US dollars. Specification, section 5. */
export const MINIMUM_REVENUE = 10_000;
/** Lowest total head count and lowest number of busy employees. Specification, section 5. */
export const MINIMUM_EMPLOYEES = 1;
/** Hours of busy work per week and employee. Specification, section 5. */
export const HOURS_PER_WEEK_RANGE = { minimum: 1, maximum: 40 } as const;
/** Hourly labor cost in US dollars. Specification, section 5. */
export const HOURLY_RATE_RANGE = { minimum: 10, maximum: 200 } as const;

/** The calculator's fields in display order. Specification, section 3. */
export const INPUT_FIELDS = [
  'currentRevenue',
  'totalHeadCount',
  'busyWorkEmployees',
  'hoursPerWeek',
  'hourlyRate',
] as const satisfies readonly (keyof CalculatorInput)[];

/** The assumptions behind a result. */
export interface Assumptions {
  /** Share of the revenue touched by busy work that returns as growth. Specification, section 9: 0.17. */
  revenueFactor: number;
  /** Share of the busy work that automation removes. Specification, section 9: 0.22. */
  efficiencyFactor: number;
  /**
   * Amount that each busy employee beyond the first adds to the multiplier. Specification, section 9: 0.15.
   */
  multiplierStep: number;
  /** Upper limit of the multiplier. Specification, section 9: 3. */
  multiplierLimit: number;
  /** Working weeks per year. Specification, section 9: 52. */
  weeksPerYear: number;
  /** Price of a build in US dollars, on which the ROI months are based. Specification, section 9: 9,000. */
  investment: number;
}

/** The assumptions in formula order. */
export const ASSUMPTION_FIELDS = [
  'revenueFactor',
  'multiplierStep',
  'multiplierLimit',
  'efficiencyFactor',
  'weeksPerYear',
  'investment',
] as const satisfies readonly (keyof Assumptions)[];

/** The default assumptions from the specification. */
export const DEFAULTS: Readonly<Assumptions> = {
  revenueFactor: 0.17,
  efficiencyFactor: 0.22,
  multiplierStep: 0.15,
  multiplierLimit: 3,
  weeksPerYear: 52,
  investment: 9_000,
};

/**
 * Sensible limits for each assumption. No more can return than there is, a multiplier below 1 would reduce
 * the result from the first employee on, and a year has at most 53 weeks. The upper limits of the multiplier
 * and the investment only catch typos. These limits are ours, not the specification's.
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
/** ROI timeline in months when there is no gain. Specification, section 9. */
export const ROI_MONTHS_WITHOUT_VALUE = 24;

/** A conservative, the specified, and an optimistic estimate. */
export type Scenario = 'low' | 'expected' | 'high';

/** The scenarios, lowest first. */
export const SCENARIOS: readonly Scenario[] = ['low', 'expected', 'high'];

/**
 * Factors applied to the two gains in each scenario. `expected` is the specified result.
 *
 * These are our planning margins, not a confidence interval: no sample supports them. They follow two general
 * observations about plans. Gains fall short of a plan more often than they exceed it, so the margin below is
 * larger than the margin above. Saved hours can be counted on a time sheet, while more revenue also depends
 * on how people use the time, so the low scenario cuts revenue to a half and hours to three quarters. The
 * high scenario adds a quarter to both.
 */
export const RANGE_FACTORS: Readonly<
  Record<Scenario, Readonly<Pick<Assumptions, 'revenueFactor' | 'efficiencyFactor'>>>
> = {
  low: { revenueFactor: 0.5, efficiencyFactor: 0.75 },
  expected: { revenueFactor: 1, efficiencyFactor: 1 },
  high: { revenueFactor: 1.25, efficiencyFactor: 1.25 },
};

/** Months that `cumulative` looks ahead. Our choice: three years, after which most software is reviewed. */
export const FORECAST_MONTHS = 36;

/**
 * Relative change that `sensitivity` applies to each input: a fifth. Our choice: about the error of a figure
 * quoted from memory, and the same for every input so that the results are comparable.
 */
export const SENSITIVITY_STEP = 0.2;
