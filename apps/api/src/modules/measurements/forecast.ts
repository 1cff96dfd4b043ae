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
  /** Value of one week in US dollars: the careful, the expected and the hopeful case of the calculator. */
  perWeek: { low: number; expected: number; high: number };
  /** Hours of busy work in a week, before anything was automated. */
  busyHours: number;
  /** Hours that are to be saved in a week. */
  savedHours: number;
  /** US dollars an hour. */
  hourlyRate: number;
  weeksPerYear: number;
  /** What the work costs, in US dollars. */
  fee: number;
}

/** How far ahead a break-even is looked for, in weeks: as far as the calculator looks, three years. */
const WEEKS_AHEAD = (FORECAST_MONTHS / 12) * 52;

/** What somebody assumed, as the calculator takes it: within the limits of what makes sense. */
function assumed(name: keyof Assumptions, given: Calculation['assumptions']): number {
  const { minimum, maximum } = ASSUMPTION_RANGES[name];
  return Math.min(maximum, Math.max(minimum, given[name] ?? DEFAULTS[name]));
}

/**
 * What the calculator expects of each week. Its value of a year comes in equal parts from the first week on, as its
 * cumulative chart draws it; the low and the high case are those of its range (`RANGE_FACTORS`). The hours to be saved
 * are the busy hours times the efficiency factor, the fee is the investment that was assumed.
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

/** What was to be expected after so many weeks, in US dollars. */
export function expectedAfter(weeks: number, { perWeek: { low, expected, high } }: Forecast) {
  return { low: low * weeks, expected: expected * weeks, high: high * weeks };
}

/** In which week, counted from 1, the expected value comes to the fee; null where that takes more than three years. */
export function breakEvenWeek({ perWeek, fee }: Forecast): number | null {
  const weeks = Math.max(1, Math.ceil(fee / perWeek.expected));
  return weeks <= WEEKS_AHEAD ? weeks : null;
}

/** What a week brought in US dollars: hours saved at the hourly rate, and the revenue effect. */
export function valueOfWeek(
  { hoursSaved, revenueEffect }: { hoursSaved: number; revenueEffect: number },
  hourlyRate: number,
): number {
  return hoursSaved * hourlyRate + revenueEffect;
}
