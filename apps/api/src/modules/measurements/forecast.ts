import type { Calculation } from '@uplift/data-client/contract/visitor';
import {
  ASSUMPTION_RANGES,
  type Assumptions,
  calculate,
  DEFAULTS,
  FORECAST_MONTHS,
  range,
} from '@uplift/roi-engine';

export interface Forecast {
  /** Value of one week in US dollars: the low, expected and high case of the calculator. */
  perWeek: { low: number; expected: number; high: number };
  /** Hours of busy work per week before automation. */
  busyHours: number;
  /** Hours to be saved per week. */
  savedHours: number;
  /** US dollars per hour. */
  hourlyRate: number;
  weeksPerYear: number;
  /** Cost of the work, in US dollars. */
  fee: number;
}

/** How far ahead to look for the break-even, in weeks: three years, as in the calculator. */
const WEEKS_AHEAD = (FORECAST_MONTHS / 12) * 52;

/** Returns an assumption or its default, clamped to the calculator's limits. */
function assumed(name: keyof Assumptions, given: Calculation['assumptions']): number {
  const { minimum, maximum } = ASSUMPTION_RANGES[name];
  return Math.min(maximum, Math.max(minimum, given[name] ?? DEFAULTS[name]));
}

/**
 * The calculator's forecast per week. The annual value accrues in equal parts from the first week on, as in
 * the cumulative chart. The low and high cases come from the calculator's range (`RANGE_FACTORS`). The hours
 * to be saved are the busy hours times the efficiency factor. The fee is the assumed investment.
 */
export function forecastOf({ input, assumptions }: Calculation): Forecast {
  const weeksPerYear = assumed('weeksPerYear', assumptions);
  const { low, expected, high } = range(input, assumptions);
  const busyHours = calculate(input, assumptions).weeklyTimeCost / input.hourlyRate;
  return {
    perWeek: {
      low: low.totalAnnualValue / weeksPerYear,
      expected: expected.totalAnnualValue / weeksPerYear,
      high: high.totalAnnualValue / weeksPerYear,
    },
    busyHours,
    savedHours: busyHours * assumed('efficiencyFactor', assumptions),
    hourlyRate: input.hourlyRate,
    weeksPerYear,
    fee: assumed('investment', assumptions),
  };
}

/** Returns the expected value after a number of weeks, in US dollars. */
export function expectedAfter(weeks: number, { perWeek: { low, expected, high } }: Forecast) {
  return { low: low * weeks, expected: expected * weeks, high: high * weeks };
}

/**
 * Returns the week, counted from 1, in which the expected value reaches the fee. Null if that takes more than
 * three years.
 */
export function breakEvenWeek({ perWeek, fee }: Forecast): number | null {
  const weeks = Math.max(1, Math.ceil(fee / perWeek.expected));
  return weeks <= WEEKS_AHEAD ? weeks : null;
}
