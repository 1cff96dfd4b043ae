import { cp, mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { expect, inject, test } from 'vitest';
import type { DatabaseConnection } from '../database/database.ts';
import { earlierMigrations } from '../database/migrations.ts';
import { openPglite, PGLITE_FOLDER } from '../database/pglite.ts';
import { temporaryDirectoryOfTest } from '../testing/temporary-directory.ts';
import { verifyArchive } from './manifest.ts';
import { keepRollingBackup } from './rolling-backups.ts';

/** A migration from before the first release, after which others are due. */
const [firstEarlier = ''] = earlierMigrations();

/** Opens a migrated database in a data directory. */
async function openDatabase(dataDirectory: string): Promise<DatabaseConnection> {
  await cp(inject('pgliteTemplate').folder, join(dataDirectory, PGLITE_FOLDER), { recursive: true });
  return openPglite(dataDirectory);
}

/** Makes a database look as if it had only the first migration from before the first release. */
async function recordOnlyFirstEarlier({ db }: DatabaseConnection): Promise<void> {
  await db.execute(sql`delete from drizzle.__drizzle_migrations`);
  await db.execute(
    sql`insert into drizzle.__drizzle_migrations (hash, created_at) values (${firstEarlier}, 0)`,
  );
}

test('keeps the last three daily backups, and backs up before each migration', async () => {
  const dataDirectory = await temporaryDirectoryOfTest();
  const folder = join(dataDirectory, 'backups');
  const database = await openDatabase(dataDirectory);
  const { close } = database;
  const reports: string[] = [];
  const place = { dataDirectory, databaseUrl: undefined, secretKey: undefined, commit: 'test-commit' };
  const start = (now: string) =>
    keepRollingBackup({ database, place, now: new Date(now), report: (message) => reports.push(message) });
  const look = async () => (await readdir(folder)).sort();
  try {
    await start('2026-01-01T08:00:00Z');
    expect(await look()).toEqual(['2026-01-01T08-00-00.000Z.tar.gz']);

    await start('2026-01-02T07:59:59Z');
    expect(await look()).toHaveLength(1);
    await start('2026-01-02T08:00:01Z');
    await start('2026-01-04T08:00:02Z');
    await start('2026-01-05T09:00:00Z');
    expect(await look()).toEqual([
      '2026-01-02T08-00-01.000Z.tar.gz',
      '2026-01-04T08-00-02.000Z.tar.gz',
      '2026-01-05T09-00-00.000Z.tar.gz',
    ]);

    await recordOnlyFirstEarlier(database);
    await start('2026-01-05T09:00:01Z');
    expect(await look()).toHaveLength(3);
    const manifest = await verifyArchive(join(folder, '2026-01-05T09-00-01.000Z.tar.gz'));
    expect(manifest).toMatchObject({ withFiles: false, engine: 'pglite', migrations: [firstEarlier] });
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
  const database = await openDatabase(dataDirectory);
  const { close } = database;
  const reports: string[] = [];
  const place = { dataDirectory, databaseUrl: undefined, secretKey: undefined, commit: 'test-commit' };
  const start = () =>
    keepRollingBackup({ database, place, now: new Date(), report: (message) => reports.push(message) });
  try {
    await start();
    expect(reports).toEqual([expect.stringContaining('cannot be backed up')]);
    await recordOnlyFirstEarlier(database);
    await expect(start()).rejects.toThrow(/is not done without a backup/);
  } finally {
    await close();
  }
});
