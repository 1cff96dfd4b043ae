import { expect, test } from 'vitest';
import { meetingEmail } from './meeting-emails.ts';

const meeting = {
  title: 'Review',
  startsAt: new Date('2026-03-09T03:30:00Z'),
  endsAt: new Date('2026-03-09T04:15:00Z'),
  place: '',
  notes: 'Bring the figures.',
  state: 'planned' as const,
  deletedAt: null,
};
const content = {
  news: 'invitation' as const,
  before: null,
  meeting,
  clientId: 'northside',
  company: 'Northside',
  guest: { kind: 'client' as const, name: 'Kim Brook' },
  actorName: 'Maya Torres',
  managerName: 'Maya Torres',
  siteUrl: 'https://uplift.example',
  timeZone: 'UTC',
};

/** Returns the text with normalized spaces. */
const textOf = (changes: object) =>
  meetingEmail({ ...content, ...changes }).text.replace(/[\u2009\u202f]/g, ' ');

test('says in an invitation who invites to what, and where to see it, reply and turn mail off', () => {
  expect(meetingEmail(content).subject).toBe('Invitation: Review');
  expect(textOf({})).toBe(`Hello Kim Brook,

Maya Torres invites you to a meeting.

REVIEW (NORTHSIDE)
When: Monday, March 9, 2026, 3:30 – 4:15 AM UTC
Notes: Bring the figures.

Open your meetings:
https://uplift.example/client/meetings

Reply to this e-mail to write to Maya Torres.

Turn off these e-mails: https://uplift.example/client/settings

Uplift
`);
});

test.for([
  ['America/Los_Angeles', 'Sunday, March 8, 2026, 8:30 – 9:15 PM PDT'],
  ['Asia/Kolkata', 'Monday, March 9, 2026, 9:00 – 9:45 AM GMT+5:30'],
  ['Pacific/Auckland', 'Monday, March 9, 2026, 4:30 – 5:15 PM GMT+13'],
])('shows times in %s and names the time zone', ([timeZone, time]) => {
  expect(textOf({ timeZone })).toContain(`When: ${time}\n`);
});

test('shows the previous values in a change', () => {
  const moved = {
    ...meeting,
    title: 'Second review',
    endsAt: new Date('2026-03-10T04:15:00Z'),
    place: 'Room 4',
    notes: '',
  };
  expect(
    textOf({ news: 'change', before: meeting, meeting: moved }),
  ).toContain(`Maya Torres changed a meeting.

SECOND REVIEW (NORTHSIDE)
Title: Second review (Before: Review)
When: Monday, March 9, 2026 at 3:30 AM UTC – Tuesday, March 10, 2026 at 4:15 AM UTC (Before: Monday, March 9, 2026, 3:30 – 4:15 AM UTC)
Where: Room 4 (Before: none)
Notes: None (Before: Bring the figures.)
`);
});

test('links managers to the client’s meetings and sends their replies to the office', () => {
  const text = textOf({ guest: { kind: 'manager', name: 'Maya Torres' }, managerName: null });
  expect(text).toContain('https://uplift.example/manager/clients/northside/meetings\n');
  expect(text).toContain('https://uplift.example/manager/settings\n');
  expect(text).not.toContain('Reply to this e-mail');
});
