import type { Baseline, MeasuredWeek, Measurement, Results } from '@uplift/data-client/contract/project';
import type { Calculation } from '@uplift/data-client/contract/visitor';
import { addWeeks, weekOf, weeksBetween } from '../../calendar.ts';
import { breakEvenWeek, expectedAfter, type Forecast, forecastOf } from './forecast.ts';
import { agreedHoursOf, guaranteeOf } from './promises.ts';

/** Minimum number of weeks that the course shows: a quarter. */
const SHORTEST_COURSE = 13;

export interface Measured {
  today: string;
  /** Start date of the latest project. */
  startedOn: string;
  baseline: Baseline | null;
  /** What the client calculated before the project. */
  estimate?: Calculation | null;
  /** Oldest first. */
  weeks: readonly Measurement[];
}

/** Rounds to cents, so that sums don't show floating-point errors. */
const toCents = (dollars: number): number => Math.round(dollars * 100) / 100;

function bandToCents({ low, expected, high }: { low: number; expected: number; high: number }) {
  return { low: toCents(low), expected: toCents(expected), high: toCents(high) };
}

const sum = (values: readonly number[]): number => toCents(values.reduce((all, value) => all + value, 0));

/**
 * Adds its value and the cumulative value to each measured week. The value is the hours saved at the hourly
 * rate, plus the revenue effect.
 */
function valueWeeks(weeks: readonly Measurement[], forecast: Forecast | null): MeasuredWeek[] {
  if (!forecast) return weeks.map((week) => ({ ...week, value: null, cumulativeValue: null }));
  let all = 0;
  return weeks.map((week) => {
    const value = week.hoursSaved * forecast.hourlyRate + week.revenueEffect;
    all += value;
    return { ...week, value: toCents(value), cumulativeValue: toCents(all) };
  });
}

/**
 * Compares what the client calculated before the work with the average of the measured weeks. The hours are
 * valued like the total, or at the rate of the estimate if there is no baseline.
 */
function comparisonOf(
  estimate: Calculation | null,
  weeks: readonly Measurement[],
  baseline: Forecast | null,
): Results['comparison'] {
  if (!estimate) return null;
  const { perWeek, savedHours, hourlyRate, weeksPerYear } = forecastOf(estimate);
  const rate = (baseline ?? { hourlyRate }).hourlyRate;
  const average = (amount: (week: Measurement) => number) =>
    weeks.length === 0 ? null : weeks.reduce((all, week) => all + amount(week), 0) / weeks.length;
  const value = average(({ hoursSaved, revenueEffect }) => hoursSaved * rate + revenueEffect);
  const hours = average(({ hoursSaved }) => hoursSaved);
  return {
    valuePerYear: {
      estimated: toCents(perWeek.expected * weeksPerYear),
      measured: value === null ? null : toCents(value * weeksPerYear),
    },
    hoursPerWeek: { estimated: toCents(savedHours), measured: hours === null ? null : toCents(hours) },
  };
}

function courseOf(
  forecast: Forecast,
  weeks: readonly MeasuredWeek[],
  { firstWeek, currentWeek }: { firstWeek: string; currentWeek: string },
): Results['course'] {
  const last = weeks.at(-1)?.week;
  const length = Math.max(SHORTEST_COURSE, weeksBetween(firstWeek, currentWeek) + 1);
  return Array.from({ length }, (_, index) => {
    const week = addWeeks(firstWeek, index);
    // At the end of the week: that of the last week measured so far, zero before the first.
    const value = weeks.findLast((each) => each.week <= week)?.cumulativeValue ?? 0;
    return {
      week,
      measured: last !== undefined && week <= last ? value : null,
      forecast: bandToCents(expectedAfter(index + 1, forecast)),
    };
  });
}

/** Returns the unmeasured weeks between two weeks, both included, latest first. */
function unmeasured(weeks: readonly Measurement[], firstWeek: string, currentWeek: string): string[] {
  const measured = new Set(weeks.map(({ week }) => week));
  const length = Math.max(0, weeksBetween(firstWeek, currentWeek) + 1);
  return Array.from({ length }, (_, index) => addWeeks(currentWeek, -index)).filter(
    (week) => !measured.has(week),
  );
}

/** Calculates a client's results from its measurements. Hours are valued at the baseline's current rate. */
export function resultsOf({
  today,
  startedOn,
  baseline,
  estimate = null,
  weeks: measured,
}: Measured): Results {
  const currentWeek = weekOf(today);
  const firstWeek = weekOf(startedOn);
  const forecast = baseline && forecastOf(baseline.calculation);
  const weeks = valueWeeks(measured, forecast);
  const last = weeks.at(-1);
  const answer: Results = {
    today,
    currentWeek,
    project: { startedOn, firstWeek },
    baseline,
    weeks,
    unmeasuredWeeks: unmeasured(weeks, firstWeek, currentWeek),
    totals: {
      hours: sum(weeks.map(({ hoursSaved }) => hoursSaved)),
      revenueEffect: sum(weeks.map(({ revenueEffect }) => revenueEffect)),
      value: forecast ? (last?.cumulativeValue ?? 0) : null,
    },
    comparison: comparisonOf(estimate, measured, forecast),
    forecastToDate: null,
    course: [],
    breakEven: null,
    guarantee: guaranteeOf(startedOn, today, weeks),
    agreedHours: null,
  };
  if (!forecast) return answer;
  const overWeeks = Math.max(
    0,
    weeksBetween(firstWeek, currentWeek),
    last ? weeksBetween(firstWeek, last.week) + 1 : 0,
  );
  const expectedIn = breakEvenWeek(forecast);
  return {
    ...answer,
    forecastToDate: bandToCents(expectedAfter(overWeeks, forecast)),
    course: courseOf(forecast, weeks, { firstWeek, currentWeek }),
    breakEven: {
      fee: forecast.fee,
      measuredWeek: weeks.find(({ cumulativeValue }) => (cumulativeValue ?? 0) >= forecast.fee)?.week ?? null,
      forecastWeek: expectedIn === null ? null : addWeeks(firstWeek, expectedIn - 1),
    },
    agreedHours: agreedHoursOf(toCents(forecast.savedHours), startedOn, today, weeks),
  };
}
