import { expect, test } from 'vitest';
import type { CountedUses } from './api-keys.repository.ts';
import { createKeyUses } from './key-uses.ts';

const start = Date.parse('2026-06-01T12:00:00Z');

function createPlace(addUses: (uses: readonly CountedUses[]) => Promise<void>) {
  const clock = { time: start };
  const errors: unknown[] = [];
  const uses = createKeyUses({
    repository: { addUses },
    now: () => new Date(clock.time),
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

test('a busy key is written down once a minute, and with what is left at the end', async () => {
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

test('what could not be written down is counted with what comes next', async () => {
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
