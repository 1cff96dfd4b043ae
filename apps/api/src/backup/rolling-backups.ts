import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../config.ts';
import type { DatabaseConnection } from '../database/database.ts';
import { appliedMigrations, needsMigration } from '../database/migrations.ts';
import { StartError } from '../start-error.ts';
import { readInstallationKey } from './installation-key.ts';
import { writeBackup } from './write-backup.ts';
import { writeToFile } from './write-to-file.ts';

/** Number of backups to retain. */
const MAX_BACKUPS = 3;

/** At most one backup a day, so that frequent restarts don't rotate out the good ones. */
const PAUSE_MS = 24 * 3_600_000;

const ENDING = '.tar.gz';

export interface RollingBackupOptions {
  database: DatabaseConnection;
  place: Pick<Config, 'dataDirectory' | 'secretKey' | 'commit'>;
  now: Date;
  /** Reports errors to the person who started the server. */
  report: (message: string) => void;
}

const nameAt = (moment: Date): string => `${moment.toISOString().replaceAll(':', '-')}${ENDING}`;

async function write({ database, place, now }: RollingBackupOptions, folder: string): Promise<void> {
  const file = join(folder, nameAt(now));
  const key = await readInstallationKey(place);
  const workDirectory = `${file}.${randomUUID()}.work`;
  await writeToFile(file, (destination) =>
    // Without files: they are never changed in place, and are stored next to the backup anyway.
    writeBackup({ database, files: null, key, commit: place.commit, workDirectory }, destination),
  );
}

/**
 * Backs up an embedded database into the data directory before the server starts: always before a
 * migration, otherwise once a day.
 *
 * @throws StartError if a migration is due and the backup fails
 */
export async function keepRollingBackup(options: RollingBackupOptions): Promise<void> {
  const { database, place, now, report } = options;
  const applied = await appliedMigrations(database.db);
  if (applied.length === 0) return;
  const migrates = needsMigration(applied);
  const folder = join(place.dataDirectory, 'backups');
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const earlier = (await readdir(folder)).filter((name) => name.endsWith(ENDING)).sort();
    const last = earlier.at(-1);
    if (migrates || !last || last <= nameAt(new Date(now.getTime() - PAUSE_MS))) {
      await write(options, folder);
      for (const name of earlier.slice(0, 1 - MAX_BACKUPS)) await rm(join(folder, name));
    }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const message = `The database cannot be backed up into ${folder}: ${reason}`;
    if (!migrates) return report(message);
    throw new StartError(
      `${message}\nIt has to be brought up to date, which is not done without a backup. Make room, and start again.`,
      { cause: error },
    );
  }
}
