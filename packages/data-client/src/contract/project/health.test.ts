import { expect, test } from 'vitest';
import { type Health, type HealthFacts, healthOf, healthReasons } from './health.ts';

const now = new Date('2026-06-20T12:00:00Z');
const moment = { now, today: '2026-06-20' };
const well: HealthFacts = { blockedReason: null, earliestDueOn: null, awaitingSince: null };

const cases: readonly [given: Partial<HealthFacts>, Health][] = [
  [{}, 'on-track'],
  [{ earliestDueOn: '2026-06-20' }, 'on-track'],
  [{ earliestDueOn: '2026-06-19' }, 'at-risk'],
  [{ earliestDueOn: '2026-06-06' }, 'at-risk'],
  [{ earliestDueOn: '2026-06-05' }, 'blocked'],
  [{ awaitingSince: '2026-06-15T12:00:00.000Z' }, 'on-track'],
  [{ awaitingSince: '2026-06-15T11:59:00.000Z' }, 'at-risk'],
  [{ awaitingSince: '2026-01-01T00:00:00.000Z' }, 'at-risk'],
  [{ blockedReason: 'No access.' }, 'blocked'],
  [{ blockedReason: 'No access.', earliestDueOn: '2026-06-19' }, 'blocked'],
];

test.for(cases)('a project with %o is %s', ([given, health]) => {
  expect(healthOf({ ...well, ...given }, moment)).toBe(health);
});

test('returns every reason', () => {
  const facts = {
    blockedReason: 'No access.',
    earliestDueOn: '2026-06-19',
    awaitingSince: '2026-06-10T12:00:00.000Z',
  };
  expect(healthReasons(facts, moment)).toEqual([
    { health: 'blocked', why: 'No access.' },
    { health: 'at-risk', why: 'A milestone is overdue by 1 day.' },
    { health: 'at-risk', why: 'An approval has been waiting for the client for 10 days.' },
  ]);
});

test.for([
  // In UTC, it is already the next day, or still the day before.
  ['2026-06-21T06:59:00Z', '2026-06-20'],
  ['2026-06-19T12:01:00Z', '2026-06-20'],
] as const)('a milestone due today at the office is not overdue at %s', ([at, today]) => {
  const facts = { ...well, earliestDueOn: today };
  expect(healthOf(facts, { now: new Date(at), today })).toBe('on-track');
});
