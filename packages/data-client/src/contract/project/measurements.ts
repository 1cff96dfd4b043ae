import * as v from 'valibot';
import { ActionOutcomes, actionOnRows, RowVersion, rowId } from '../admin/records.ts';
import { defineEndpoint } from '../endpoint.ts';
import { clientParams, everybody, projectCall, team } from './common.ts';

/** Limits of a measured week. */
export const measurementLimits = {
  /** Maximum hours per person and week. Times the baseline's head count, it limits the hours saved. */
  hoursPerPerson: 60,
  /** Maximum hours saved without a baseline. */
  hours: 100_000,
  /** US dollars, positive or negative. */
  revenueEffect: 1_000_000_000,
  note: 2_000,
  evidence: 1_000,
} as const;

/** A date in YYYY-MM-DD format. The server checks that the calendar has it. */
/* @__NO_SIDE_EFFECTS__ */
export function calendarDay(message: string) {
  return v.pipe(v.string(message), v.isoDate(message));
}

const hoursMessage = 'Enter the hours saved, 0 or more.';
const moneyMessage = 'Enter a whole amount in US dollars.';
const tooMuch = 'This is too high for one week. Check the amount.';

/** A week's measurement as entered. */
const MeasuredFields = {
  /** The Monday of the ISO week, YYYY-MM-DD. */
  week: calendarDay('Enter the Monday of the week.'),
  /** Hours that the client's people didn't have to work that week. */
  hoursSaved: v.pipe(
    v.number(hoursMessage),
    v.finite(hoursMessage),
    v.minValue(0, hoursMessage),
    v.maxValue(measurementLimits.hours, tooMuch),
    v.check((hours) => Math.abs(hours * 100 - Math.round(hours * 100)) < 1e-6, 'Use at most two decimals.'),
  ),
  /** Additional revenue that week in US dollars. Negative for a loss. */
  revenueEffect: v.pipe(
    v.number(moneyMessage),
    v.integer(moneyMessage),
    v.minValue(-measurementLimits.revenueEffect, tooMuch),
    v.maxValue(measurementLimits.revenueEffect, tooMuch),
  ),
  /** Explanation of the figures for the client. */
  note: v.pipe(
    v.string(),
    v.trim(),
    v.maxLength(measurementLimits.note, `Use at most ${measurementLimits.note} characters.`),
  ),
  /** Source of the figures: text or an https link. */
  evidence: v.pipe(
    v.string(),
    v.trim(),
    v.maxLength(measurementLimits.evidence, `Use at most ${measurementLimits.evidence} characters.`),
    v.check(
      (text) => !/^[a-z][a-z\d+.-]*:\S/i.test(text) || isHttpsLink(text),
      'Links must start with https://. You can also describe the source in words.',
    ),
  ),
};

/** Whether the evidence is an https link. */
export function isHttpsLink(text: string): boolean {
  return !/\s/.test(text) && URL.parse(text)?.protocol === 'https:';
}

/** A measured week of a client. */
export const Measurement = /* @__PURE__ */ v.object({
  id: v.string(),
  /** The Monday of the ISO week, YYYY-MM-DD. */
  week: v.string(),
  hoursSaved: v.number(),
  /** US dollars. */
  revenueEffect: v.number(),
  note: v.string(),
  evidence: v.string(),
  /** Row version, incremented when the team changes the row. Send it with an update. */
  version: v.number(),
});
export type Measurement = v.InferOutput<typeof Measurement>;

const measurementParams = /* @__PURE__ */ v.object({
  ...clientParams.entries,
  measurementId: rowId('a measured week'),
});

export const createMeasurement = /* @__PURE__ */ defineEndpoint({
  ...projectCall,
  method: 'POST',
  path: '/api/clients/{clientId}/measurements',
  summary:
    "Records the measurement of a week. Returns 400 if the week hasn't started, the day isn't a Monday, the week is before the project, or the hours exceed what the people in the baseline could work. Returns 409 if the week already has a measurement.",
  callers: team,
  params: clientParams,
  body: v.object({
    ...MeasuredFields,
    note: v.optional(MeasuredFields.note, ''),
    evidence: v.optional(MeasuredFields.evidence, ''),
  }),
  answer: Measurement,
});

export const updateMeasurement = /* @__PURE__ */ defineEndpoint({
  ...projectCall,
  method: 'PATCH',
  path: '/api/clients/{clientId}/measurements/{measurementId}',
  summary:
    'Updates the measurement of a week. Without `note` or `evidence`, they stay as they are. Returns 400 or 409 as for a new measurement, and 409 if `version` is outdated.',
  callers: team,
  params: measurementParams,
  body: v.object({
    ...MeasuredFields,
    note: v.exactOptional(MeasuredFields.note),
    evidence: v.exactOptional(MeasuredFields.evidence),
    version: RowVersion,
  }),
  answer: Measurement,
});

/** Actions on measured weeks. */
const measurementActions = ['delete', 'restore'] as const;
export type MeasurementAction = (typeof measurementActions)[number];

export const actOnMeasurements = /* @__PURE__ */ defineEndpoint({
  ...projectCall,
  method: 'POST',
  path: '/api/clients/{clientId}/measurements/actions',
  summary:
    'Deletes measured weeks, or restores them within 30 days. Rows are processed separately, and the response has a result for each.',
  callers: team,
  params: clientParams,
  body: actionOnRows(measurementActions, 'a measured week'),
  answer: ActionOutcomes,
});

export const exportMeasurements = /* @__PURE__ */ defineEndpoint({
  ...projectCall,
  method: 'GET',
  path: '/api/clients/{clientId}/measurements/export',
  summary:
    'Exports the measured weeks and their value as a CSV file. Text that a spreadsheet would read as a formula is escaped.',
  callers: everybody,
  params: clientParams,
  content: 'text/csv',
});
