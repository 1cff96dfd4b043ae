/** Lowest annual revenue that the calculator takes, in US dollars. Specification, section 5. */
export const MINIMUM_REVENUE = 10_000;
/** Fewest employees in all and on busy work. Specification, section 5. */
export const MINIMUM_EMPLOYEES = 1;
/** Hours of busy work per week and employee. Specification, section 5. */
export const HOURS_PER_WEEK_RANGE = { minimum: 1, maximum: 40 } as const;
/** Cost of an hour in US dollars. Specification, section 5. */
export const HOURLY_RATE_RANGE = { minimum: 10, maximum: 200 } as const;

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

/** The specification's assumptions. */
export const DEFAULTS: Assumptions = {
  revenueFactor: 0.17,
  efficiencyFactor: 0.22,
  multiplierStep: 0.15,
  multiplierLimit: 3,
  weeksPerYear: 52,
  investment: 9_000,
};

/** Shortest ROI timeline in months. Specification, section 9. */
export const MINIMUM_ROI_MONTHS = 0.5;
/** ROI timeline in months where nothing is gained. Specification, section 9. */
export const ROI_MONTHS_WITHOUT_VALUE = 24;
