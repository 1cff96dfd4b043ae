import type { MeasuredWeek, Results } from '../../contract/project/results.ts';
import type { StoryConsent } from '../../contract/project/story-consent.ts';

const FIRST_MONDAY = Date.UTC(2026, 3, 13);
const WEEK_MS = 7 * 86_400_000;

/** Returns the Monday that many weeks after the first one, as YYYY-MM-DD. */
const monday = (index: number): string => new Date(FIRST_MONDAY + index * WEEK_MS).toISOString().slice(0, 10);

const HOURLY_RATE = 28;

/** Weekly result of the calculator for a heating company with 31 people, in US dollars. */
const perWeek = { low: 1_243, expected: 2_333, high: 2_916 };

const notes = [
  'The dispatch board runs with one team.',
  'Two more crews use it.',
  '',
  'Invoices leave by themselves since Wednesday.',
  'Everybody is on it.',
];

function measure(count: number): MeasuredWeek[] {
  let cumulativeValue = 0;
  return Array.from({ length: count }, (_, index) => {
    const hoursSaved = Math.min(12, 2 + index * 2.5);
    const revenueEffect = index < 2 ? 0 : Math.min(2_000, 450 * (index - 1));
    const value = hoursSaved * HOURLY_RATE + revenueEffect;
    cumulativeValue += value;
    return {
      id: `00000000-0000-4000-8000-${String(700_000 + index).padStart(12, '0')}`,
      week: monday(index + 2),
      hoursSaved,
      revenueEffect,
      note: notes[index % notes.length] ?? '',
      evidence: index % 2 === 0 ? `https://sheets.example/week-${index + 1}` : 'Weekly timesheets',
      version: 1,
      value,
      cumulativeValue,
    };
  });
}

/** Returns null without values. */
function average(values: readonly number[]): number | null {
  return values.length === 0 ? null : values.reduce((all, value) => all + value, 0) / values.length;
}

function perYear(weeks: readonly MeasuredWeek[]): number | null {
  const value = average(weeks.map((week) => week.value ?? 0));
  return value === null ? null : value * 52;
}

/** Returns a client's results after that many measured weeks, following a two-week audit. */
export function sampleResultsAfter(count: number): Results {
  const weeks = measure(count);
  const over = count + 2;
  const last = weeks.at(-1);
  const after = (index: number) => ({
    low: perWeek.low * index,
    expected: perWeek.expected * index,
    high: perWeek.high * index,
  });
  return {
    today: new Date(FIRST_MONDAY + over * WEEK_MS + WEEK_MS / 3).toISOString().slice(0, 10),
    currentWeek: monday(over),
    project: { startedOn: '2026-04-16', firstWeek: monday(0) },
    baseline: {
      calculation: {
        input: {
          currentRevenue: 2_400_000,
          totalHeadCount: 31,
          busyWorkEmployees: 5,
          hoursPerWeek: 10,
          hourlyRate: HOURLY_RATE,
        },
        assumptions: {},
      },
      forecastPerYear: perWeek.expected * 52,
      agreedOn: '2026-04-14',
      version: 1,
    },
    weeks,
    unmeasuredWeeks: [monday(over), monday(1), monday(0)],
    totals: {
      hours: weeks.reduce((all, { hoursSaved }) => all + hoursSaved, 0),
      revenueEffect: weeks.reduce((all, { revenueEffect }) => all + revenueEffect, 0),
      value: last?.cumulativeValue ?? 0,
    },
    comparison: {
      valuePerYear: { estimated: 96_400, measured: perYear(weeks) },
      hoursPerWeek: { estimated: 8.8, measured: average(weeks.map(({ hoursSaved }) => hoursSaved)) },
    },
    forecastToDate: after(over),
    course: Array.from({ length: Math.max(13, over + 1) }, (_, index) => ({
      week: monday(index),
      measured: index < over && last ? (weeks[index - 2]?.cumulativeValue ?? 0) : null,
      forecast: after(index + 1),
    })),
    breakEven: {
      fee: 9_000,
      measuredWeek: weeks.find(({ cumulativeValue }) => (cumulativeValue ?? 0) >= 9_000)?.week ?? null,
      forecastWeek: monday(3),
    },
    guarantee: weeks[0]
      ? { state: 'met', week: weeks[0].week, hoursSaved: weeks[0].hoursSaved, late: false }
      : { state: 'running', daysLeft: 14, lastDay: '2026-05-15' },
    agreedHours: {
      hoursPerWeek: 11,
      lastDay: '2026-07-14',
      state: count > 4 ? 'reached' : 'open',
      week: weeks[4]?.week ?? null,
      bestHours: Math.max(0, ...weeks.map(({ hoursSaved }) => hoursSaved)),
    },
  };
}

/** A client five measured weeks into the project. */
export const sampleResults: Results = sampleResultsAfter(5);

/** A client who consented to publishing their story. */
export const sampleStoryConsent: StoryConsent = {
  state: 'given',
  asked: { by: 'Maya Torres', at: '2026-05-20T14:05:00.000Z' },
  answered: { by: 'Jordan Reed', at: '2026-05-21T08:30:00.000Z' },
};
