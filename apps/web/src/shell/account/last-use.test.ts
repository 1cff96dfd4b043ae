import { expect, it } from 'vitest';
import { lastUse } from './last-use.ts';

const now = Date.parse('2026-06-15T12:00:00Z');

it.each([
  ['2026-06-15T12:00:30Z', 'just now'],
  ['2026-06-15T11:58:30Z', 'just now'],
  ['2026-06-15T11:57:59Z', '2 minutes ago'],
  ['2026-06-15T11:00:01Z', '59 minutes ago'],
  ['2026-06-15T11:00:00Z', '1 hour ago'],
  ['2026-06-14T12:00:01Z', '23 hours ago'],
  ['2026-06-14T12:00:00Z', 'yesterday'],
  ['2026-06-01T12:00:00Z', '14 days ago'],
  ['2026-05-01T12:00:00Z', 'May 1, 2026'],
])('formats a last use at %s as %s', (iso, words) => {
  expect(lastUse(iso, now)).toBe(words);
});
