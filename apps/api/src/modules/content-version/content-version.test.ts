import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import type { DatabaseConnection } from '../../database/database.ts';
import { assets, caseStudies, clientErrors, techAssets } from '../../database/schema/index.ts';
import { openTestDatabase } from '../../database/testing/test-database.ts';
import { createContentVersionRepository } from './content-version.repository.ts';
import { watchContentVersion } from './content-version.service.ts';

const story = {
  title: 'A story',
  industry: 'Retail',
  timeFrame: '4 weeks',
  hoursSaved: 8,
  revenueBoost: 5,
  efficiency: 12,
  savings: 9_000,
  description: 'What happened.',
  challenge: 'Before.',
  approach: 'Meanwhile.',
  result: 'After.',
};

let database: DatabaseConnection;
let now = new Date('2026-06-01T12:00:00Z');
beforeAll(async () => {
  database = await openTestDatabase();
  await database.prepare(async () => undefined);
});
afterAll(() => database.close());

const read = () => createContentVersionRepository(database.db).read(now);

/** Whether a change results in a different version. */
async function changesWith(change: () => PromiseLike<unknown>): Promise<boolean> {
  const before = await read();
  await change();
  return (await read()) !== before;
}

describe('the content version', () => {
  test('stays the same when nothing or only other tables change', async () => {
    expect(await changesWith(async () => undefined)).toBe(false);
    const report = {
      message: 'Broken',
      url: 'https://uplift.example/',
      userAgent: 'Test',
      level: 'page',
    } as const;
    expect(await changesWith(() => database.db.insert(clientErrors).values(report))).toBe(false);
  });

  test('changes when a case study is added, edited and deleted', async () => {
    const { db } = database;
    const here = eq(caseStudies.slug, 'a-story');
    expect(await changesWith(() => db.insert(caseStudies).values({ ...story, slug: 'a-story' }))).toBe(true);
    expect(await changesWith(() => db.update(caseStudies).set({ title: 'Another' }).where(here))).toBe(true);
    expect(await changesWith(() => db.delete(caseStudies).where(here))).toBe(true);
  });

  test('changes with technologies and assets, whatever the SQL statement', async () => {
    const { db } = database;
    const asset = {
      name: 'Logo',
      category: 'logo',
      contentType: 'image/svg+xml',
      byteSize: 1,
      checksum: 'x',
      storageKey: 'x',
    };
    expect(await changesWith(() => db.insert(techAssets).values({ name: 'Node', category: 'Backend' }))).toBe(
      true,
    );
    expect(await changesWith(() => db.execute(sql`update tech_assets set priority = priority + 1`))).toBe(
      true,
    );
    expect(await changesWith(() => db.execute(sql`truncate tech_assets`))).toBe(true);
    expect(await changesWith(() => db.insert(assets).values(asset))).toBe(true);
  });

  test('changes only when the transaction that changes content commits', async () => {
    const before = await read();
    const gaveUp = new Error('gave up');
    const transaction = database.db.transaction(async (transactional) => {
      await transactional.insert(caseStudies).values({ ...story, slug: 'given-up' });
      expect(await createContentVersionRepository(transactional).read(now)).not.toBe(before);
      throw gaveUp;
    });
    await expect(transaction).rejects.toBe(gaveUp);
    expect(await read()).toBe(before);
  });

  test('changes when the publication date of a case study is reached', async () => {
    const publishedAt = new Date('2026-07-01T09:00:00Z');
    await database.db.insert(caseStudies).values({ ...story, slug: 'later', publishedAt });
    expect(
      await changesWith(async () => {
        now = new Date('2026-07-01T08:59:59Z');
      }),
    ).toBe(false);
    expect(
      await changesWith(async () => {
        now = publishedAt;
      }),
    ).toBe(true);
  });
});

describe('watching the content version', () => {
  async function watch(
    readVersion: () => Promise<string>,
    onError: (error: unknown) => void = (error) => expect.unreachable(String(error)),
  ) {
    const watched = await watchContentVersion({ repository: { read: readVersion }, now: () => now, onError });
    onTestFinished(watched.close);
    return watched;
  }

  test('notices a change within a second without a refresh', async () => {
    const watched = await watchContentVersion({
      repository: createContentVersionRepository(database.db),
      now: () => now,
      onError: (error) => expect.unreachable(String(error)),
    });
    onTestFinished(watched.close);
    const before = watched.current;
    const started = performance.now();
    await database.db.insert(caseStudies).values({ ...story, slug: 'noticed' });
    await expect.poll(() => watched.current, { timeout: 5_000, interval: 20 }).not.toBe(before);
    // A generous limit, since a busy machine runs timers late.
    expect(performance.now() - started).toBeLessThan(2_500);
  });

  test('notices a change immediately after a refresh', async () => {
    let version = 'first';
    const watched = await watch(async () => version);
    version = 'second';
    await watched.refresh();
    expect(watched.current).toBe('second');
  });

  test('uses the read that started last, even if it finishes first', async () => {
    const older = Promise.withResolvers<string>();
    const newer = Promise.withResolvers<string>();
    const answers = [Promise.resolve('first'), older.promise, newer.promise];
    const watched = await watch(() => answers.shift() ?? newer.promise);
    const refreshing = [watched.refresh(), watched.refresh()];
    newer.resolve('newer');
    await refreshing[1];
    older.resolve('older');
    await refreshing[0];
    expect(watched.current).toBe('newer');
  });

  test('retains the version while the database is unavailable and reports one error', async () => {
    const errors: unknown[] = [];
    let failures = 0;
    let away = false;
    const watched = await watch(
      async () => {
        if (!away) return failures > 0 ? 'back' : 'known';
        failures += 1;
        throw new Error('away');
      },
      (error) => errors.push(error),
    );
    away = true;
    await expect.poll(() => failures, { timeout: 10_000 }).toBeGreaterThanOrEqual(2);
    expect(watched.current).toBe('known');
    expect(errors).toHaveLength(1);
    away = false;
    await expect.poll(() => watched.current, { timeout: 10_000 }).toBe('back');
  });
});
