import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.ts';
import { Baseline } from './baseline.ts';
import { clientParams, everybody, projectCall } from './common.ts';
import { Measurement } from './measurements.ts';

/** Days after the project's start by which one workflow is measurably better. */
export const GUARANTEE_DAYS = 30;

/** Days after the project's start by which the agreed hours are saved. */
export const AGREED_HOURS_DAYS = 90;

/** Display text that explains how the states of the two promises are determined. */
export const promiseRules = {
  guarantee: `Counts from the day your project starts. Met by the first week with hours saved that begins within ${GUARANTEE_DAYS} days. If there’s none by then, we work free until there is.`,
  agreedHours: `The agreed hours are the busy work in your baseline times the share the calculator expects to save. Met by the first week that saves that many and begins within ${AGREED_HOURS_DAYS} days of the start.`,
} as const;

/** US dollars. Null without a baseline to value hours by. */
const dollars = /* @__PURE__ */ v.nullable(v.number());

/** YYYY-MM-DD */
const day = v.string();

/** The calculator's expected value, with the low and high ends of its range. */
const Band = /* @__PURE__ */ v.object({ low: v.number(), expected: v.number(), high: v.number() });

/** A measured week and its value. */
export const MeasuredWeek = /* @__PURE__ */ v.object({
  ...Measurement.entries,
  /** Hours saved times the baseline's hourly rate, plus the revenue effect. */
  value: dollars,
  /** Total value up to and including this week. */
  cumulativeValue: dollars,
});
export type MeasuredWeek = v.InferOutput<typeof MeasuredWeek>;

/** The 30-day guarantee. */
export const Guarantee = /* @__PURE__ */ v.variant('state', [
  /** The project hasn't started. */
  v.object({ state: v.literal('waiting'), startsOn: day }),
  v.object({
    state: v.literal('running'),
    /** Includes today: 1 on the last day. */
    daysLeft: v.number(),
    lastDay: day,
  }),
  v.object({
    state: v.literal('met'),
    /** The Monday of the first week with hours saved. */
    week: day,
    hoursSaved: v.number(),
    /** Whether it took longer than promised, so the consultancy worked for free until then. */
    late: v.boolean(),
  }),
  v.object({
    state: v.literal('working-free'),
    /** The first day after the guarantee period. */
    since: day,
  }),
]);
export type Guarantee = v.InferOutput<typeof Guarantee>;

/** A figure as the client calculated it before the work, and as measured. */
const Compared = /* @__PURE__ */ v.object({
  estimated: v.number(),
  /** At the average of the measured weeks. Null: none is measured yet. */
  measured: v.nullable(v.number()),
});

/** The client's own calculation before the work, compared with the measured weeks. */
const Comparison = /* @__PURE__ */ v.object({
  /** US dollars. */
  valuePerYear: Compared,
  /** Hours saved. */
  hoursPerWeek: Compared,
});
export type Comparison = v.InferOutput<typeof Comparison>;

/** The 90-day promise. */
const AgreedHours = /* @__PURE__ */ v.object({
  hoursPerWeek: v.number(),
  lastDay: day,
  /** Missed: the 90 days are over and no week saved the agreed hours. */
  state: v.picklist(['open', 'reached', 'missed']),
  /** The Monday of the first week within the 90 days that saved the agreed hours. Null: none. */
  week: v.nullable(day),
  /** Most hours saved in a week so far. */
  bestHours: v.number(),
});

/** Everything the results screens show for a client. */
export const Results = /* @__PURE__ */ v.object({
  /** Today in the office's time zone. */
  today: day,
  /** The Monday of the current week, which is the latest that can be measured. */
  currentWeek: day,
  project: v.object({
    startedOn: day,
    /** The Monday of the project's first week, which is the earliest that can be measured. */
    firstWeek: day,
  }),
  baseline: v.nullable(Baseline),
  /** In chronological order. */
  weeks: v.array(MeasuredWeek),
  /** The Mondays of project weeks without a measurement, latest first. */
  unmeasuredWeeks: v.array(day),
  totals: v.object({ hours: v.number(), revenueEffect: v.number(), value: dollars }),
  /** Null if the client didn't calculate anything before the project. */
  comparison: v.nullable(Comparison),
  /** Forecast to the end of the last week that is over or measured. Null without a baseline. */
  forecastToDate: v.nullable(Band),
  /** Each week from the project's start until now, and at least its first 13. Empty without a baseline. */
  course: v.array(
    v.object({
      week: day,
      /** Cumulative value. Null after the last measured week. */
      measured: dollars,
      /** Cumulative value. */
      forecast: Band,
    }),
  ),
  /** When the work pays for itself. Null without a baseline. */
  breakEven: v.nullable(
    v.object({
      /** US dollars. */
      fee: v.number(),
      /** The Monday of the week in which the measured value reached the fee. Null: not yet. */
      measuredWeek: v.nullable(day),
      /** The Monday of the week in which the forecast reaches the fee. Null: not within three years. */
      forecastWeek: v.nullable(day),
    }),
  ),
  guarantee: Guarantee,
  /** Null without a baseline. */
  agreedHours: v.nullable(AgreedHours),
});
export type Results = v.InferOutput<typeof Results>;

export const getResults = /* @__PURE__ */ defineEndpoint({
  ...projectCall,
  method: 'GET',
  path: '/api/clients/{clientId}/measurements',
  summary:
    'Retrieves the measured weeks of a client and the results: value and hours to date against the forecast, break-even, and the status of the 30-day and 90-day promises.',
  callers: everybody,
  params: clientParams,
  answer: Results,
});
