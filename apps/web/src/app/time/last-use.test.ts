import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { lastUse } from './last-use.ts';
import { showMomentsIn } from './viewer-time.ts';

const now = Date.parse('2026-06-15T12:00:00Z');

beforeEach(() => {
  showMomentsIn('UTC');
  onTestFinished(() => showMomentsIn(null));
});

it.each([
  ['2026-06-15T12:00:30Z', 'just now'],
  ['2026-06-15T11:58:30Z', 'just now'],
  ['2026-06-15T11:57:59Z', '2 minutes ago'],
  ['2026-06-15T11:00:01Z', '59 minutes ago'],
  ['2026-06-15T11:00:00Z', '1 hour ago'],
  ['2026-06-14T12:00:01Z', '23 hours ago'],
  ['2026-06-14T12:00:00Z', 'yesterday'],
  ['2026-06-14T00:00:00Z', 'yesterday'],
  ['2026-06-13T23:59:59Z', '2 days ago'],
  ['2026-06-01T12:00:00Z', '14 days ago'],
  ['2026-05-17T00:00:00Z', '29 days ago'],
  ['2026-05-16T23:59:59Z', 'May 16, 2026'],
])('formats a last use at %s as %s', (iso, words) => {
  expect(lastUse(iso, now)).toBe(words);
});

it.each([
  // Shortly after midnight.
  ['America/Los_Angeles', '2026-06-15T07:30:00Z', '2026-06-14T07:00:00Z', 'yesterday'],
  ['America/Los_Angeles', '2026-06-15T07:30:00Z', '2026-06-14T06:59:59Z', '2 days ago'],
  ['Asia/Kolkata', '2026-06-15T18:45:00Z', '2026-06-14T18:30:00Z', 'yesterday'],
  ['Asia/Kolkata', '2026-06-15T18:45:00Z', '2026-06-14T18:29:59Z', '2 days ago'],
  ['Pacific/Auckland', '2026-06-15T12:30:00Z', '2026-06-14T12:00:00Z', 'yesterday'],
  ['Pacific/Auckland', '2026-06-15T12:30:00Z', '2026-06-14T11:59:59Z', '2 days ago'],
  // Late in the evening.
  ['America/Los_Angeles', '2026-06-16T06:30:00Z', '2026-06-14T07:00:00Z', 'yesterday'],
  ['Pacific/Auckland', '2026-06-16T11:30:00Z', '2026-06-14T12:00:00Z', 'yesterday'],
  // Days of 23 and 25 hours.
  ['America/Los_Angeles', '2026-03-09T07:30:00Z', '2026-03-08T07:00:00Z', '2 days ago'],
  ['America/Los_Angeles', '2026-11-02T07:59:00Z', '2026-11-01T07:00:00Z', '24 hours ago'],
  ['America/Los_Angeles', '2026-11-03T07:59:00Z', '2026-11-01T07:00:00Z', 'yesterday'],
  ['Pacific/Auckland', '2026-04-05T11:59:00Z', '2026-04-04T11:00:00Z', '24 hours ago'],
  // The turn of the year.
  ['America/Los_Angeles', '2027-01-01T20:00:00Z', '2026-12-31T08:00:00Z', 'yesterday'],
  ['Asia/Kolkata', '2027-01-01T10:00:00Z', '2026-12-30T18:30:00Z', 'yesterday'],
  ['Pacific/Auckland', '2027-01-01T10:00:00Z', '2026-12-30T11:00:00Z', 'yesterday'],
])('for a viewer in %s at %s, %s is %s', (timeZone, moment, iso, words) => {
  showMomentsIn(timeZone);
  expect(lastUse(iso, Date.parse(moment))).toBe(words);
});
