import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.ts';
import { Baseline } from './baseline.ts';
import { clientParams, everybody, projectCall } from './common.ts';
import { Measurement } from './measurements.ts';

/** Days after a project’s start by which one workflow is measurably better. */
export const GUARANTEE_DAYS = 30;

/** Days after a project’s start by which the hours agreed on are saved. */
export const AGREED_HOURS_DAYS = 90;

/** How the states of the two promises are found, in words for everybody who reads them. */
export const promiseRules = {
  guarantee: `Counted from the day your project starts. It is met by the first week with hours saved, if that week begins within ${GUARANTEE_DAYS} days. If there is none by then, we work free until there is.`,
  agreedHours: `The hours agreed on are the busy work of your baseline times the share that the calculator expects to save. They are reached by the first week that saves as many, if that week begins within ${AGREED_HOURS_DAYS} days of the start.`,
} as const;

/** US dollars, or null where there is no baseline to value hours by. */
const dollars = /* @__PURE__ */ v.nullable(v.number());

/** YYYY-MM-DD */
const day = v.string();

/** What the calculator expects, and the careful and the hopeful case of its range. */
const Band = /* @__PURE__ */ v.object({ low: v.number(), expected: v.number(), high: v.number() });

/** A measured week with what it was worth. */
export const MeasuredWeek = /* @__PURE__ */ v.object({
  ...Measurement.entries,
  /** Hours saved at the hourly rate of the baseline, and the revenue effect. */
  value: dollars,
  /** Of this week and all before it. */
  cumulativeValue: dollars,
});
export type MeasuredWeek = v.InferOutput<typeof MeasuredWeek>;

/** The promise of the first 30 days. */
export const Guarantee = /* @__PURE__ */ v.variant('state', [
  /** The project has not begun. */
  v.object({ state: v.literal('waiting'), startsOn: day }),
  v.object({
    state: v.literal('running'),
    /** Counts today: on the last day it is 1. */
    daysLeft: v.number(),
    lastDay: day,
  }),
  v.object({
    state: v.literal('met'),
    /** The Monday of the first week with hours saved. */
    week: day,
    hoursSaved: v.number(),
    /** Whether it took longer than promised, so that the consultancy worked free until then. */
    late: v.boolean(),
  }),
  v.object({
    state: v.literal('working-free'),
    /** The first day after the promise. */
    since: day,
  }),
]);
export type Guarantee = v.InferOutput<typeof Guarantee>;

/** The promise of the first 90 days. */
const AgreedHours = /* @__PURE__ */ v.object({
  hoursPerWeek: v.number(),
  lastDay: day,
  /** Missed: the 90 days are over, and no week saved as many. */
  state: v.picklist(['open', 'reached', 'missed']),
  /** The Monday of the first week that saved as many within the 90 days; null: none. */
  week: v.nullable(day),
  /** The most that a week saved so far. */
  bestHours: v.number(),
});

/** Everything that the results screens show of a client. */
export const Results = /* @__PURE__ */ v.object({
  /** At the office. */
  today: day,
  /** The Monday of this week: the latest that can be measured. */
  currentWeek: day,
  project: v.object({
    startedOn: day,
    /** The Monday of the week in which it starts: the earliest that can be measured. */
    firstWeek: day,
  }),
  baseline: v.nullable(Baseline),
  /** In their order. */
  weeks: v.array(MeasuredWeek),
  /** The Mondays of those weeks of the project that nobody measured, the latest first. */
  unmeasuredWeeks: v.array(day),
  totals: v.object({ hours: v.number(), revenueEffect: v.number(), value: dollars }),
  /** What was to be expected by now: to the end of the last week that is over or measured. Null without a baseline. */
  forecastToDate: v.nullable(Band),
  /** Each week from the start of the project to now, and at least its first 13. Empty without a baseline. */
  course: v.array(
    v.object({
      week: day,
      /** Cumulative value; null after the last week that was measured. */
      measured: dollars,
      /** Cumulative value. */
      forecast: Band,
    }),
  ),
  /** When the work has paid for itself. Null without a baseline. */
  breakEven: v.nullable(
    v.object({
      /** US dollars. */
      fee: v.number(),
      /** The Monday of the week in which what was measured came to it; null: not yet. */
      measuredWeek: v.nullable(day),
      /** The Monday of the week in which it is expected to; null: not within three years. */
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
    'The measured weeks of a client and what follows from them: value and hours to date against the forecast, break-even, and how the promises of 30 and 90 days stand.',
  callers: everybody,
  params: clientParams,
  answer: Results,
});
