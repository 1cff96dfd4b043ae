import { completeAssumptions } from './assumptions.ts';
import { type CalculatorInput, calculate, MONTHS } from './calculate.ts';
import { type Assumptions, DEFAULTS, FORECAST_MONTHS } from './constants.ts';

export interface Cumulative {
  /**
   * Value minus investment in US dollars, unrounded, at the end of each month. The first entry is the start,
   * with only the investment; 36 more follow.
   */
  values: number[];
  /** First month at whose end the investment is paid back; null if that takes more than 36 months. */
  breakEvenMonth: number | null;
}

/**
 * Returns the net value of a build after each of 36 months. Each month adds a twelfth of the annual value,
 * starting with the first month, as the specification's ROI months do. Invalid input counts as in
 * `calculate`.
 */
export function cumulative(input: CalculatorInput, assumptions: Partial<Assumptions> = DEFAULTS): Cumulative {
  const { investment } = completeAssumptions(assumptions);
  const monthly = calculate(input, assumptions).totalAnnualValue / MONTHS;
  const values = Array.from({ length: FORECAST_MONTHS + 1 }, (_, month) => monthly * month - investment);
  const month = values.findIndex((value) => value >= 0);
  return { values, breakEvenMonth: month < 0 ? null : month };
}
