import * as v from 'valibot';
import { listPage, listQuery } from '../admin/list-query.ts';
import { ActionOutcomes, actionOnRows, RowVersion, rowId } from '../admin/records.ts';
import { defineEndpoint } from '../endpoint.ts';
import { lineOfText, nameOf } from '../line-of-text.ts';
import { clientParams, everybody, projectCall, team } from './common.ts';

/** What can be said of a meeting. */
export const meetingStates = ['planned', 'held', 'cancelled'] as const;
export type MeetingState = (typeof meetingStates)[number];

/** Longer ones are slips of the year or the month. */
export const MEETING_HOURS_LIMIT = 24;

const moment = v.string();

/** When the two sides meet, or met. */
export const Meeting = /* @__PURE__ */ v.object({
  id: v.string(),
  title: v.string(),
  startsAt: moment,
  endsAt: moment,
  /** An address, a room, or an https link; empty where nobody said. */
  place: v.string(),
  /** What both sides read of it. */
  notes: v.string(),
  state: v.picklist(meetingStates),
  createdAt: moment,
  /** Counts what people changed: give it back with a change. */
  version: v.number(),
});
export type Meeting = v.InferOutput<typeof Meeting>;

const Moment = /* @__PURE__ */ v.pipe(
  v.string('Give date and time.'),
  v.isoTimestamp('Give date and time as 2026-03-02T09:30:00Z.'),
  v.check(
    (text) => Date.parse(text) >= Date.UTC(2000, 0) && Date.parse(text) < Date.UTC(2100, 0),
    'Choose a day of this century.',
  ),
);

/** A place that looks like a link has to be one that is safe to open. */
const Place = /* @__PURE__ */ v.pipe(
  lineOfText(500, 'A place has at most 500 characters.'),
  v.check(
    (text) => !/^[a-z][a-z0-9+.-]*:\S/i.test(text) || (URL.canParse(text) && /^https:\/\//i.test(text)),
    'Give a link that begins with https://, or an address in words.',
  ),
);

const meetingFields = {
  title: nameOf(160, {
    missing: 'Enter what the meeting is about.',
    tooLong: 'A title has at most 160 characters.',
  }),
  startsAt: Moment,
  endsAt: Moment,
  place: Place,
  notes: v.pipe(v.string(), v.trim(), v.maxLength(10_000, 'Notes have at most 10,000 characters.')),
  state: v.picklist(meetingStates, 'Choose planned, held or cancelled.'),
};

const meetingParams = /* @__PURE__ */ v.object({ ...clientParams.entries, id: rowId('a meeting') });

export const listMeetings = /* @__PURE__ */ defineEndpoint({
  ...projectCall,
  method: 'GET',
  path: '/api/clients/{clientId}/meetings',
  summary:
    'The meetings of a client, a page at a time: those to come, the next one first, or those that are over, the latest first.',
  callers: everybody,
  params: clientParams,
  query: v.object({
    when: v.picklist(['upcoming', 'past'], 'Ask for upcoming or past meetings.'),
    page: listQuery([]).page,
    pageSize: listQuery([]).pageSize,
  }),
  answer: listPage(Meeting),
});

export const getMeeting = /* @__PURE__ */ defineEndpoint({
  ...projectCall,
  method: 'GET',
  path: '/api/clients/{clientId}/meetings/{id}',
  summary: 'One meeting.',
  callers: everybody,
  params: meetingParams,
  answer: Meeting,
});

export const getMeetingFile = /* @__PURE__ */ defineEndpoint({
  ...projectCall,
  method: 'GET',
  path: '/api/clients/{clientId}/meetings/{id}/calendar',
  summary: 'One meeting as calendars read it (RFC 5545). A later file of the same meeting replaces it there.',
  callers: everybody,
  params: meetingParams,
  content: 'text/calendar',
});

export const createMeeting = /* @__PURE__ */ defineEndpoint({
  ...projectCall,
  method: 'POST',
  path: '/api/clients/{clientId}/meetings',
  summary: 'Records a meeting, which the client sees at once.',
  callers: team,
  params: clientParams,
  body: v.object({
    ...meetingFields,
    place: v.optional(meetingFields.place, ''),
    notes: v.optional(meetingFields.notes, ''),
  }),
  answer: Meeting,
});

export const updateMeeting = /* @__PURE__ */ defineEndpoint({
  ...projectCall,
  method: 'PATCH',
  path: '/api/clients/{clientId}/meetings/{id}',
  summary: 'Changes a meeting. Refused with 409 if someone else changed it since that `version`.',
  callers: team,
  params: meetingParams,
  body: v.object({ ...meetingFields, version: RowVersion }),
  answer: Meeting,
});

/** What can be done with meetings, one or many at a time. */
const meetingActions = ['delete', 'restore'] as const;
export type MeetingAction = (typeof meetingActions)[number];

export const actOnMeetings = /* @__PURE__ */ defineEndpoint({
  ...projectCall,
  method: 'POST',
  path: '/api/clients/{clientId}/meetings/actions',
  summary:
    'Deletes meetings that were recorded by mistake, or brings them back. Each row is processed separately and has its own result in the answer.',
  callers: team,
  params: clientParams,
  body: actionOnRows(meetingActions, 'a meeting'),
  answer: ActionOutcomes,
});
