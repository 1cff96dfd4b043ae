import { expect, test } from 'vitest';
import { createOfficeCalendar } from '../../calendar.ts';
import type { CountedUses } from './api-keys.repository.ts';
import { createKeyUses } from './key-uses.ts';

const start = Date.parse('2026-06-01T12:00:00Z');

function createPlace(addUses: (uses: readonly CountedUses[]) => Promise<void>, timeZone = 'UTC') {
  const clock = { time: start };
  const errors: unknown[] = [];
  const now = () => new Date(clock.time);
  const uses = createKeyUses({
    repository: { addUses },
    calendar: createOfficeCalendar(timeZone, now),
    now,
    onError: (error) => errors.push(error),
  });
  return { clock, errors, uses };
}

const asList = (uses: readonly CountedUses[]) =>
  uses.map(({ keyId, calls, lastUsedAt }) => [
    keyId,
    Object.fromEntries(calls),
    lastUsedAt.getTime() - start,
  ]);

test('writes a busy key once a minute, and the remaining uses on close', async () => {
  const written: unknown[] = [];
  const { clock, uses } = createPlace(async (counted) => void written.push(...asList(counted)));
  for (let second = 0; second < 90; second += 1) {
    clock.time = start + second * 1_000;
    uses.note('busy');
  }
  uses.note('quiet');
  await uses.close();
  expect(written).toEqual([
    ['busy', { '2026-06-01': 1 }, 0],
    ['busy', { '2026-06-01': 60 }, 60_000],
    ['quiet', { '2026-06-01': 1 }, 89_000],
    ['busy', { '2026-06-01': 29 }, 89_000],
  ]);
});

test('includes uses of a failed write in the next write', async () => {
  const written: unknown[] = [];
  const { clock, errors, uses } = createPlace(async (counted) => {
    if (clock.time === start) throw new Error('The database is away.');
    written.push(...asList(counted));
  });
  uses.note('key');
  await expect.poll(() => errors).toHaveLength(1);
  clock.time = start + 60_000;
  uses.note('key');
  await uses.close();
  expect(written).toEqual([['key', { '2026-06-01': 2 }, 60_000]]);
});

test('counts uses by day in the office time zone', async () => {
  const written: unknown[] = [];
  const addUses = async (counted: readonly CountedUses[]) =>
    void written.push(...counted.map(({ calls }) => Object.fromEntries(calls)));
  const { clock, uses } = createPlace(addUses, 'Pacific/Auckland');
  uses.note('key');
  clock.time = Date.parse('2026-06-02T11:59:59Z');
  uses.note('key');
  clock.time = Date.parse('2026-06-02T12:00:00Z');
  uses.note('key');
  await uses.close();
  expect(written).toEqual([{ '2026-06-02': 1 }, { '2026-06-02': 1 }, { '2026-06-03': 1 }]);
});
