import * as v from 'valibot';
import { expect, it } from 'vitest';
import { MESSAGE_LENGTH, projectEndpoints } from './index.ts';

const { createMeeting, createMilestone, moveDeliverable, sendMessage, updateMeeting } = projectEndpoints;

const meeting = {
  title: 'Review',
  startsAt: '2026-03-09T14:00:00Z',
  endsAt: '2026-03-09T15:00:00Z',
  place: '',
  notes: '',
  state: 'planned',
};
const milestone = { title: 'Audit', phase: 'audit', dueOn: '2026-06-09' };
const change = { state: 'changes-requested', comment: 'Page 2 is missing.', version: 1 };

it.each([
  [createMeeting.body, meeting],
  [updateMeeting.body, { ...meeting, endsAt: '2026-03-09T10:00:00-05:00', version: 1 }],
  [createMilestone.body, milestone],
  [moveDeliverable.body, change],
  [moveDeliverable.body, { state: 'approved', version: 1 }],
  [sendMessage.body, { body: 'x'.repeat(MESSAGE_LENGTH) }],
])('accepts a valid body (no. %#)', (schema, body) => {
  expect(v.is(schema, body)).toBe(true);
});

it.each([
  [createMeeting.body, { ...meeting, endsAt: meeting.startsAt }, 'The end must be after the start.'],
  [
    updateMeeting.body,
    { ...meeting, endsAt: '2026-03-09T16:00:00+05:00', version: 1 },
    'The end must be after the start.',
  ],
  [createMilestone.body, { ...milestone, dueOn: '' }, 'Enter a due date.'],
  [moveDeliverable.body, { ...change, comment: ' ' }, 'Describe what should change.'],
  [moveDeliverable.body, { state: change.state, version: 1 }, 'Describe what should change.'],
  [
    sendMessage.body,
    { body: 'x'.repeat(MESSAGE_LENGTH + 10) },
    'This is 10 characters too long. Split it into two messages.',
  ],
])('rejects an invalid body with its reason (no. %#)', (schema, body, message) => {
  expect(v.safeParse(schema, body).issues?.[0].message).toBe(message);
});
