import * as v from 'valibot';
import { ActionOutcomes, actionOnRows, RowVersion, rowId } from '../admin/records.ts';
import { defineEndpoint } from '../endpoint.ts';
import { clientParams, everybody, projectCall, team } from './common.ts';

/** How much a measured week may hold. */
export const measurementLimits = {
  /** Hours that one person can work in a week at most: with the head count of the baseline it bounds what is saved. */
  hoursPerPerson: 60,
  /** Hours saved where there is no baseline to bound them. */
  hours: 100_000,
  /** US dollars in either direction. */
  revenueEffect: 1_000_000_000,
  note: 2_000,
  evidence: 1_000,
} as const;

/** A day of the calendar as YYYY-MM-DD. Whether there is such a day is for the server to say. */
/* @__NO_SIDE_EFFECTS__ */
export function calendarDay(message: string) {
  return v.pipe(v.string(message), v.isoDate(message));
}

const hoursMessage = 'Enter the hours that were saved, zero or more.';
const moneyMessage = 'Enter whole US dollars.';
const tooMuch = 'This is more than a week can bring. Check the figure.';

/** What was measured in one week, as somebody types it. */
const MeasuredFields = {
  /** The Monday of the ISO week, YYYY-MM-DD. */
  week: calendarDay('Enter the Monday of the week.'),
  /** Hours that the client’s people did not have to work in that week. */
  hoursSaved: v.pipe(
    v.number(hoursMessage),
    v.finite(hoursMessage),
    v.minValue(0, hoursMessage),
    v.maxValue(measurementLimits.hours, tooMuch),
    v.check((hours) => Math.abs(hours * 100 - Math.round(hours * 100)) < 1e-6, 'Use at most two decimals.'),
  ),
  /** US dollars of revenue in that week that would not have come otherwise; negative where some was lost. */
  revenueEffect: v.pipe(
    v.number(moneyMessage),
    v.integer(moneyMessage),
    v.minValue(-measurementLimits.revenueEffect, tooMuch),
    v.maxValue(measurementLimits.revenueEffect, tooMuch),
  ),
  /** What stands behind the figures, in words for the client. */
  note: v.optional(
    v.pipe(
      v.string(),
      v.trim(),
      v.maxLength(measurementLimits.note, `Use at most ${measurementLimits.note} characters.`),
    ),
    '',
  ),
  /** Where the figures come from: words, or an https link to it. */
  evidence: v.optional(
    v.pipe(
      v.string(),
      v.trim(),
      v.maxLength(measurementLimits.evidence, `Use at most ${measurementLimits.evidence} characters.`),
      v.check(
        (text) => !/^[a-z][a-z\d+.-]*:\S/i.test(text) || isHttpsLink(text),
        'A link has to begin with https://. Or say in words where the figures come from.',
      ),
    ),
    '',
  ),
};

/** Whether evidence is a link that can be followed. */
export function isHttpsLink(text: string): boolean {
  return !/\s/.test(text) && URL.parse(text)?.protocol === 'https:';
}

/** A week of a client that somebody measured. */
export const Measurement = /* @__PURE__ */ v.object({
  id: v.string(),
  /** The Monday of the ISO week, YYYY-MM-DD. */
  week: v.string(),
  hoursSaved: v.number(),
  /** US dollars. */
  revenueEffect: v.number(),
  note: v.string(),
  evidence: v.string(),
  /** Counts what the team changed: give it back with a change. */
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
    'Writes down what was measured in a week. Refused with 400 for a week that has not begun, a day that is no Monday, a week before the project, or more hours than the people of the baseline could work; with 409 where the week is measured already.',
  callers: team,
  params: clientParams,
  body: v.object(MeasuredFields),
  answer: Measurement,
});

export const updateMeasurement = /* @__PURE__ */ defineEndpoint({
  ...projectCall,
  method: 'PATCH',
  path: '/api/clients/{clientId}/measurements/{measurementId}',
  summary:
    'Corrects what was measured in a week. Refused like a new one, and with 409 if someone else changed it since that `version`.',
  callers: team,
  params: measurementParams,
  body: v.object({ ...MeasuredFields, version: RowVersion }),
  answer: Measurement,
});

/** What can be done with measured weeks. */
const measurementActions = ['delete', 'restore'] as const;
export type MeasurementAction = (typeof measurementActions)[number];

export const actOnMeasurements = /* @__PURE__ */ defineEndpoint({
  ...projectCall,
  method: 'POST',
  path: '/api/clients/{clientId}/measurements/actions',
  summary:
    'Deletes measured weeks, or brings them back within 30 days. Each row is processed separately and has its own result in the answer.',
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
    'The measured weeks as a CSV file, with what they were worth. Cells that a spreadsheet would calculate are quoted.',
  callers: everybody,
  params: clientParams,
  content: 'text/csv',
});
