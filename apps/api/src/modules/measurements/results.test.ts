import type { Baseline, Measurement } from '@uplift/data-client/contract/project';
import { calculate, cumulative, range } from '@uplift/roi-engine';
import { describe, expect, test } from 'vitest';
import { addDays, addWeeks, weekOf } from '../../calendar.ts';
import { expectedAfter, forecastOf } from './forecast.ts';
import { agreedHoursOf, guaranteeOf } from './promises.ts';
import { resultsOf } from './results.ts';

const input = {
  currentRevenue: 2_400_000,
  totalHeadCount: 31,
  busyWorkEmployees: 5,
  hoursPerWeek: 10,
  hourlyRate: 28,
};

const baselineOf = (assumptions: Record<string, number> = {}): Baseline => ({
  calculation: { input, assumptions },
  forecastPerYear: 0,
  agreedOn: '2026-04-01',
  version: 1,
});

const measure = (week: string, hoursSaved: number, revenueEffect = 0): Measurement => ({
  id: week,
  week,
  hoursSaved,
  revenueEffect,
  note: '',
  evidence: '',
  version: 1,
});

/** A Wednesday. Its week begins on April 13. */
const startedOn = '2026-04-15';
const inDays = (days: number) => addDays(startedOn, days);

test('values a week by its hours at the baseline rate plus its revenue effect', () => {
  const { weeks, totals } = resultsOf({
    today: '2026-05-06',
    startedOn,
    baseline: baselineOf(),
    weeks: [measure('2026-04-20', 10), measure('2026-05-04', 2.5, -20)],
  });
  expect(weeks.map(({ value, cumulativeValue }) => [value, cumulativeValue])).toEqual([
    [280, 280],
    [50, 330],
  ]);
  expect(totals).toEqual({ hours: 12.5, revenueEffect: -20, value: 330 });
});

test('shows no floating-point errors in sums', () => {
  const weeks = [measure('2026-04-20', 0.1), measure('2026-04-27', 0.2)];
  expect(resultsOf({ today: '2026-05-06', startedOn, baseline: baselineOf(), weeks }).totals).toEqual({
    hours: 0.3,
    revenueEffect: 0,
    value: 8.4,
  });
});

test('forecasts the calculator’s three cases for the first year', () => {
  const assumptions = { efficiencyFactor: 0.3 };
  const { course } = resultsOf({
    today: addWeeks(weekOf(startedOn), 60),
    startedOn,
    baseline: baselineOf(assumptions),
    weeks: [],
  });
  const { low, expected, high } = range(input, assumptions);
  const year = course[51]?.forecast;
  expect(year?.low).toBeCloseTo(low.totalAnnualValue, 1);
  expect(year?.expected).toBeCloseTo(expected.totalAnnualValue, 1);
  expect(year?.high).toBeCloseTo(high.totalAnnualValue, 1);
  expect(course[25]?.forecast.expected).toBeCloseTo(expected.totalAnnualValue / 2, 1);
});

test('shows the course from the start week to now, with values up to the last measured week', () => {
  const { course, forecastToDate } = resultsOf({
    today: '2026-08-05',
    startedOn,
    baseline: baselineOf(),
    weeks: [measure('2026-04-27', 10), measure('2026-05-11', 10)],
  });
  expect(course.map(({ week }) => week).slice(0, 2)).toEqual(['2026-04-13', '2026-04-20']);
  expect(course.at(-1)?.week).toBe('2026-08-03');
  expect(course.slice(0, 6).map(({ measured }) => measured)).toEqual([0, 0, 280, 280, 560, null]);
  // Sixteen weeks are over. The current one isn't.
  expect(forecastToDate).toEqual(course[15]?.forecast);
});

test('includes a week measured before it is over in the forecast to date', () => {
  const { course, forecastToDate, unmeasuredWeeks } = resultsOf({
    today: '2026-04-24',
    startedOn,
    baseline: baselineOf(),
    weeks: [measure('2026-04-20', 1)],
  });
  expect(unmeasuredWeeks).toEqual(['2026-04-13']);
  expect(course).toHaveLength(13);
  expect(forecastToDate).toEqual(course[1]?.forecast);
});

test('breaks even in the week in which the value reaches the fee, as in the calculator’s months', () => {
  const baseline = baselineOf({ investment: 5_000 });
  const { breakEven } = resultsOf({
    today: '2026-06-03',
    startedOn,
    baseline,
    weeks: [measure('2026-04-20', 0, 4_999), measure('2026-04-27', 0, 1), measure('2026-05-04', 1)],
  });
  expect(breakEven).toMatchObject({ fee: 5_000, measuredWeek: '2026-04-27' });
  const { breakEvenMonth } = cumulative(input, { investment: 5_000 });
  const weeks = (Date.parse(breakEven?.forecastWeek ?? '') - Date.parse('2026-04-13')) / (7 * 86_400_000) + 1;
  expect(Math.ceil((weeks * 12) / 52)).toBe(breakEvenMonth);
  const forecast = forecastOf(baseline.calculation);
  expect(expectedAfter(weeks, forecast).expected).toBeGreaterThanOrEqual(5_000);
  expect(expectedAfter(weeks - 1, forecast).expected).toBeLessThan(5_000);
});

test('returns no break-even when no value is expected', () => {
  const { breakEven } = resultsOf({
    today: '2026-06-03',
    startedOn,
    baseline: baselineOf({ revenueFactor: 0, efficiencyFactor: 0 }),
    weeks: [],
  });
  expect(breakEven).toEqual({ fee: 9_000, measuredWeek: null, forecastWeek: null });
});

test('counts hours without valuing them when there is no baseline', () => {
  const unvalued = resultsOf({
    today: '2026-05-06',
    startedOn,
    baseline: null,
    weeks: [measure('2026-04-20', 3)],
  });
  expect(unvalued.totals).toEqual({ hours: 3, revenueEffect: 0, value: null });
  expect(unvalued).toMatchObject({ course: [], forecastToDate: null, breakEven: null, agreedHours: null });
  expect(unvalued.guarantee.state).toBe('met');
});

test.for([
  ['the day before', -1, { state: 'waiting', startsOn: startedOn }],
  ['the first day', 0, { state: 'running', daysLeft: 30, lastDay: inDays(29) }],
  ['the last day', 29, { state: 'running', daysLeft: 1, lastDay: inDays(29) }],
  ['the day after', 30, { state: 'working-free', since: inDays(30) }],
] as const)('returns the state of the 30-day promise without hours saved on %s', ([, days, state]) => {
  const idle = [measure('2026-04-20', 0)];
  expect(guaranteeOf(startedOn, inDays(days), idle)).toEqual(state);
});

test('meets the 30-day promise with the first week with hours saved, late if it begins after 30 days', () => {
  const idle = measure('2026-04-20', 0);
  // The thirtieth day is May 14. Its week began on May 11.
  const inTime = measure('2026-05-11', 0.5);
  const late = measure('2026-05-18', 4);
  expect(guaranteeOf(startedOn, inDays(60), [idle, inTime, late])).toEqual({
    state: 'met',
    week: '2026-05-11',
    hoursSaved: 0.5,
    late: false,
  });
  expect(guaranteeOf(startedOn, inDays(60), [idle, late])).toMatchObject({ week: late.week, late: true });
});

test('reaches the agreed hours with a week that begins within 90 days, and misses them after that', () => {
  const lastDay = inDays(89);
  const of = (today: string, ...weeks: Measurement[]) => agreedHoursOf(11, startedOn, today, weeks);
  const open = { hoursPerWeek: 11, lastDay, state: 'open', week: null, bestHours: 0 };
  expect(of(lastDay)).toEqual(open);
  const near = measure('2026-06-01', 10.5);
  expect(of(inDays(90), near)).toEqual({ ...open, state: 'missed', bestHours: 10.5 });
  // The ninetieth day is July 13, a Monday.
  expect(of(inDays(120), near, measure('2026-07-13', 11))).toMatchObject({
    state: 'reached',
    week: '2026-07-13',
  });
  expect(of(inDays(120), near, measure('2026-07-20', 12))).toMatchObject({ state: 'missed', bestHours: 12 });
});

test('calculates the agreed hours as the busy hours times the share to be saved', () => {
  const { agreedHours } = resultsOf({ today: startedOn, startedOn, baseline: baselineOf(), weeks: [] });
  expect(agreedHours?.hoursPerWeek).toBe(11);
});

describe('the comparison with the estimate', () => {
  const estimate = { input: { ...input, hoursPerWeek: 8, hourlyRate: 20 }, assumptions: {} };
  const given = {
    today: '2026-05-06',
    startedOn,
    estimate,
    weeks: [measure('2026-04-20', 10), measure('2026-04-27', 14, 100)],
  };

  test('compares the calculation with the average of the measured weeks at the rate of the baseline', () => {
    const { comparison } = resultsOf({ ...given, baseline: baselineOf() });
    expect(comparison).toEqual({
      // 12 hours at 28 dollars and 50 dollars of revenue a week, for 52 weeks.
      valuePerYear: {
        estimated: Math.round(calculate(estimate.input).totalAnnualValue * 100) / 100,
        measured: (12 * 28 + 50) * 52,
      },
      hoursPerWeek: { estimated: 5 * 8 * 0.22, measured: 12 },
    });
  });

  test('values hours at the rate of the estimate without a baseline', () => {
    const { comparison } = resultsOf({ ...given, baseline: null });
    expect(comparison?.valuePerYear.measured).toBe((12 * 20 + 50) * 52);
  });

  test('has no measured figures before the first week, and nothing without a calculation', () => {
    expect(resultsOf({ ...given, baseline: null, weeks: [] }).comparison).toMatchObject({
      valuePerYear: { measured: null },
      hoursPerWeek: { measured: null },
    });
    expect(resultsOf({ ...given, baseline: null, estimate: null }).comparison).toBeNull();
  });
});
