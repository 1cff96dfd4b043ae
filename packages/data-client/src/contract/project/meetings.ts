import * as v from 'valibot';
import { listPage, listQuery } from '../admin/list-query.ts';
import { ActionOutcomes, actionOnRows, RowVersion, rowId } from '../admin/records.ts';
import { defineEndpoint } from '../endpoint.ts';
import { lineOfText, nameOf } from '../line-of-text.ts';
import { clientParams, everybody, projectCall, team } from './common.ts';

/** The states of a meeting. */
export const meetingStates = ['planned', 'held', 'cancelled'] as const;
export type MeetingState = (typeof meetingStates)[number];

/** Maximum duration in hours. Anything longer is a typo in the year or month. */
export const MEETING_HOURS_LIMIT = 24;

const moment = v.string();

/** A meeting between the client and the team. */
export const Meeting = /* @__PURE__ */ v.object({
  id: v.string(),
  title: v.string(),
  startsAt: moment,
  endsAt: moment,
  /** An address, a room, or an https link. May be empty. */
  place: v.string(),
  /** Notes visible to both sides. */
  notes: v.string(),
  state: v.picklist(meetingStates),
  createdAt: moment,
  /** Row version, incremented when a user changes the row. Send it with an update. */
  version: v.number(),
});
export type Meeting = v.InferOutput<typeof Meeting>;

const Moment = /* @__PURE__ */ v.pipe(
  v.string('Enter a date and time.'),
  v.isoTimestamp('Enter a date and time as 2026-03-02T09:30:00Z.'),
  v.check(
    (text) => Date.parse(text) >= Date.UTC(2000, 0) && Date.parse(text) < Date.UTC(2100, 0),
    'Enter a date in this century.',
  ),
);

/** If a place looks like a link, it has to be safe to open. */
const Place = /* @__PURE__ */ v.pipe(
  lineOfText(500, 'A place has at most 500 characters.'),
  v.check(
    (text) => !/^[a-z][a-z0-9+.-]*:\S/i.test(text) || (URL.canParse(text) && /^https:\/\//i.test(text)),
    'Enter a link that starts with https://, or a place.',
  ),
);

// True for an invalid time, which has its own message.
const isInOrder = ({ startsAt, endsAt }: { startsAt: string; endsAt: string }) =>
  !(Date.parse(endsAt) <= Date.parse(startsAt));
const NOT_IN_ORDER = 'The end must be after the start.';

const meetingFields = {
  title: nameOf(160, {
    missing: 'Enter a title.',
    tooLong: 'A title has at most 160 characters.',
  }),
  startsAt: Moment,
  endsAt: Moment,
  place: Place,
  notes: v.pipe(v.string(), v.trim(), v.maxLength(10_000, 'Use at most 10,000 characters.')),
  state: v.picklist(meetingStates, 'Choose planned, held or cancelled.'),
};

const meetingParams = /* @__PURE__ */ v.object({ ...clientParams.entries, id: rowId('a meeting') });

export const listMeetings = /* @__PURE__ */ defineEndpoint({
  ...projectCall,
  method: 'GET',
  path: '/api/clients/{clientId}/meetings',
  summary:
    'Lists the upcoming meetings of a client, soonest first, or its past meetings, latest first, in pages.',
  callers: everybody,
  params: clientParams,
  query: v.object({
    when: v.picklist(['upcoming', 'past'], 'Choose upcoming or past.'),
    page: listQuery([]).page,
    pageSize: listQuery([]).pageSize,
  }),
  answer: listPage(Meeting),
});

export const getMeeting = /* @__PURE__ */ defineEndpoint({
  ...projectCall,
  method: 'GET',
  path: '/api/clients/{clientId}/meetings/{id}',
  summary: 'Retrieves a meeting.',
  callers: everybody,
  params: meetingParams,
  answer: Meeting,
});

export const getMeetingFile = /* @__PURE__ */ defineEndpoint({
  ...projectCall,
  method: 'GET',
  path: '/api/clients/{clientId}/meetings/{id}/calendar',
  summary:
    'Downloads a meeting as an iCalendar file (RFC 5545). In a calendar, a later file of the same meeting replaces the earlier one.',
  callers: everybody,
  params: meetingParams,
  content: 'text/calendar',
});

export const createMeeting = /* @__PURE__ */ defineEndpoint({
  ...projectCall,
  method: 'POST',
  path: '/api/clients/{clientId}/meetings',
  summary: 'Creates a meeting. The client sees it immediately.',
  callers: team,
  params: clientParams,
  body: v.pipe(
    v.object({
      ...meetingFields,
      place: v.optional(meetingFields.place, ''),
      notes: v.optional(meetingFields.notes, ''),
    }),
    v.forward(v.partialCheck([['startsAt'], ['endsAt']], isInOrder, NOT_IN_ORDER), ['endsAt']),
  ),
  answer: Meeting,
});

export const updateMeeting = /* @__PURE__ */ defineEndpoint({
  ...projectCall,
  method: 'PATCH',
  path: '/api/clients/{clientId}/meetings/{id}',
  summary: 'Updates a meeting. Returns 409 if `version` is outdated.',
  callers: team,
  params: meetingParams,
  body: v.pipe(
    v.object({ ...meetingFields, version: RowVersion }),
    v.forward(v.partialCheck([['startsAt'], ['endsAt']], isInOrder, NOT_IN_ORDER), ['endsAt']),
  ),
  answer: Meeting,
});

/** Actions on one or more meetings. */
const meetingActions = ['delete', 'restore'] as const;
export type MeetingAction = (typeof meetingActions)[number];

export const actOnMeetings = /* @__PURE__ */ defineEndpoint({
  ...projectCall,
  method: 'POST',
  path: '/api/clients/{clientId}/meetings/actions',
  summary:
    'Deletes meetings that were created by mistake, or restores them. Rows are processed separately, and the response has a result for each.',
  callers: team,
  params: clientParams,
  body: actionOnRows(meetingActions, 'a meeting'),
  answer: ActionOutcomes,
});
