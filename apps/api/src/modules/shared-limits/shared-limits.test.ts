import { sql } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';
import type { DatabaseConnection } from '../../database/database.ts';
import { limitCounts } from '../../database/schema/index.ts';
import { openTestDatabase } from '../../database/testing/test-database.ts';
import { createSharedLimitsRepository } from './shared-limits.repository.ts';
import { createSharedLimits } from './shared-limits.service.ts';

const MINUTE_MS = 60_000;

let time = Date.parse('2026-06-01T12:00:00Z');

async function openDatabase(): Promise<DatabaseConnection> {
  const database = await openTestDatabase();
  onTestFinished(database.close);
  return database;
}

/** The limits of one of several processes. */
function process({ db }: DatabaseConnection) {
  const errors: unknown[] = [];
  const limits = createSharedLimits({
    repository: createSharedLimitsRepository(db),
    now: () => new Date(time),
    onError: (error) => errors.push(error),
  });
  return { ...limits, errors };
}

test('shares counts between processes, in windows that begin with the first call', async () => {
  const database = await openDatabase();
  const [one, two] = [process(database), process(database)];
  const counted = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      (index % 2 === 0 ? one : two).calls.count('visitor', MINUTE_MS, 100),
    ),
  );
  expect(counted.map(({ calls }) => calls).toSorted((first, second) => first - second)).toEqual(
    Array.from({ length: 20 }, (_, index) => index + 1),
  );
  time += 20_000;
  expect(await two.calls.count('visitor', MINUTE_MS, 100)).toEqual({ calls: 21, left: 40_000 });
  expect(await one.calls.count('another', MINUTE_MS, 100)).toEqual({ calls: 1, left: MINUTE_MS });
  time += 40_000;
  expect(await one.calls.count('visitor', MINUTE_MS, 100)).toEqual({ calls: 1, left: MINUTE_MS });
  // A count from a clock that was far ahead refuses no one.
  time -= 24 * 60 * MINUTE_MS;
  expect(await one.calls.count('visitor', MINUTE_MS, 100)).toEqual({ calls: 1, left: MINUTE_MS });
});

test('does not query the database for a caller over the limit until the window ends', async () => {
  const database = await openDatabase();
  const { calls } = process(database);
  for (const expected of [1, 2, 3])
    expect(await calls.count('visitor', MINUTE_MS, 2)).toMatchObject({ calls: expected });
  time += 15_000;
  expect(await calls.count('visitor', MINUTE_MS, 2)).toEqual({ calls: 3, left: 45_000 });
  expect(await database.db.select({ count: limitCounts.count }).from(limitCounts)).toEqual([{ count: 3 }]);
  time += 45_000;
  expect(await calls.count('visitor', MINUTE_MS, 2)).toEqual({ calls: 1, left: MINUTE_MS });
});

test('serializes concurrent changes to the same failures', async () => {
  const database = await openDatabase();
  const processes = [process(database), process(database)];
  const tries = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      processes[index % 2]?.failures.change('a visitor', ({ count }) =>
        count < 5 ? { count: count + 1, outcome: 'admitted' } : { outcome: 'refused' },
      ),
    ),
  );
  expect(tries.filter((outcome) => outcome === 'admitted')).toHaveLength(5);
  time += 60 * MINUTE_MS;
  const [first] = processes;
  expect(await first?.failures.change('a visitor', (known) => ({ outcome: known }))).toEqual({
    count: 0,
    age: 0,
  });
  await first?.cleanUp();
  expect(await database.db.select().from(limitCounts)).toEqual([]);
});

test('counts in memory while the database fails, and reports the error once', async () => {
  const database = await openDatabase();
  const limits = process(database);
  await database.db.execute(sql`alter table limit_counts rename to limits_away`);
  const count = async () => (await limits.calls.count('visitor', MINUTE_MS, 10)).calls;
  expect([await count(), await count(), await count()]).toEqual([1, 2, 3]);
  const fail = () =>
    limits.failures.change('a visitor', ({ count: known }) => ({ count: known + 1, outcome: known }));
  expect([await fail(), await fail()]).toEqual([0, 1]);
  expect(limits.errors).toHaveLength(1);
  await database.db.execute(sql`alter table limits_away rename to limit_counts`);
  expect(await count()).toBe(1);
});
