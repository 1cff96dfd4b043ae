import { completeAssumptions } from './assumptions.ts';
import { type CalculatorInput, calculate, MONTHS } from './calculate.ts';
import { type Assumptions, DEFAULTS, FORECAST_MONTHS } from './constants.ts';

export interface Cumulative {
  /**
   * Value minus investment in US dollars, unrounded, at the end of each month: the first is where it starts, with the
   * investment alone, and there are 36 more.
   */
  values: number[];
  /** The month at whose end the investment has come back for the first time; null if that takes more than 36. */
  breakEvenMonth: number | null;
}

/**
 * What a build has brought after each of 36 months, less what it cost. The value of a year comes in twelve equal parts
 * from the first month on: the specification's ROI months count the same way. Odd input counts as in `calculate`.
 */
export function cumulative(input: CalculatorInput, assumptions: Partial<Assumptions> = DEFAULTS): Cumulative {
  const { investment } = completeAssumptions(assumptions);
  const monthly = calculate(input, assumptions).totalAnnualValue / MONTHS;
  const values = Array.from({ length: FORECAST_MONTHS + 1 }, (_, month) => monthly * month - investment);
  const month = values.findIndex((value) => value >= 0);
  return { values, breakEvenMonth: month < 0 ? null : month };
}
