import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { earlierMigrations } from '../database/migrations.ts';
import { pageViews } from '../database/schema/index.ts';
import { openTestDatabase } from '../database/testing/test-database.ts';
import { temporaryDirectoryOfTest } from '../testing/temporary-directory.ts';
import { verifyArchive } from './manifest.ts';
import { keepRollingBackup } from './rolling-backups.ts';

/** A migration from before the first release, after which others are due. */
const [firstEarlier = ''] = earlierMigrations();

test('keeps the last three distinct daily states, and backs up before each migration', async () => {
  const dataDirectory = await temporaryDirectoryOfTest();
  const folder = join(dataDirectory, 'backups');
  const { db, close } = await openTestDatabase();
  const reports: string[] = [];
  const place = { dataDirectory, databaseUrl: undefined, secretKey: undefined, commit: 'test-commit' };
  const start = (now: string) =>
    keepRollingBackup({ db, place, now: new Date(now), report: (message) => reports.push(message) });
  const look = async () => (await readdir(folder)).sort();
  const visit = (path: string) =>
    db.insert(pageViews).values({ day: '2026-01-01', path, referrer: '', views: 1 });
  try {
    await start('2026-01-01T08:00:00Z');
    expect(await look()).toEqual(['2026-01-01T08-00-00.000Z.tar.gz']);

    await visit('/a');
    await start('2026-01-02T07:59:59Z');
    expect(await look()).toHaveLength(1);
    await start('2026-01-02T08:00:01Z');
    expect(await look()).toHaveLength(2);

    // Nothing changed, so the new backup replaces the previous one.
    await start('2026-01-04T08:00:00Z');
    expect(await look()).toEqual(['2026-01-01T08-00-00.000Z.tar.gz', '2026-01-04T08-00-00.000Z.tar.gz']);

    await visit('/b');
    await start('2026-01-05T09:00:00Z');
    await visit('/c');
    await start('2026-01-06T10:00:00Z');
    expect(await look()).toEqual([
      '2026-01-04T08-00-00.000Z.tar.gz',
      '2026-01-05T09-00-00.000Z.tar.gz',
      '2026-01-06T10-00-00.000Z.tar.gz',
    ]);

    await visit('/d');
    await db.execute(sql`update drizzle.__drizzle_migrations set hash = ${firstEarlier}`);
    await start('2026-01-06T10:00:01Z');
    const manifest = await verifyArchive(join(folder, '2026-01-06T10-00-01.000Z.tar.gz'));
    expect(manifest).toMatchObject({ withFiles: false, migrations: [firstEarlier] });
    expect(manifest.tables.find(({ name }) => name === 'page_views')?.rows).toBe(4);
    expect(reports).toEqual([]);
  } finally {
    await close();
  }
});

test('starts without a backup when no migration is due, and throws when one is', async () => {
  const dataDirectory = await temporaryDirectoryOfTest();
  await mkdir(dataDirectory, { recursive: true });
  // A file where the folder should be.
  await writeFile(join(dataDirectory, 'backups'), '');
  const { db, close } = await openTestDatabase();
  const reports: string[] = [];
  const place = { dataDirectory, databaseUrl: undefined, secretKey: undefined, commit: 'test-commit' };
  const start = () =>
    keepRollingBackup({ db, place, now: new Date(), report: (message) => reports.push(message) });
  try {
    await start();
    expect(reports).toEqual([expect.stringContaining('cannot be backed up')]);
    await db.execute(sql`update drizzle.__drizzle_migrations set hash = ${firstEarlier}`);
    await expect(start()).rejects.toThrow(/is not done without a backup/);
  } finally {
    await close();
  }
});
