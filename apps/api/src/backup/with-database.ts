import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../config.ts';
import { lockDataDirectory } from '../database/data-directory-lock.ts';
import type { DatabaseConnection } from '../database/database.ts';
import { openPglite, PGLITE_FOLDER } from '../database/pglite.ts';
import { connectPostgresql } from '../database/postgresql.ts';
import { BackupError } from './backup-error.ts';

/** @throws BackupError if the data directory has no embedded database */
export function checkEmbedded(dataDirectory: string): void {
  if (existsSync(join(dataDirectory, PGLITE_FOLDER))) return;
  throw new BackupError(
    `${dataDirectory} holds no database. Name the data directory with DATA_DIR, or the database with DATABASE_URL.`,
  );
}

/**
 * Opens an embedded database for the duration of an action. No server may have it open.
 *
 * @throws BackupError if there is no database, StartError if a server has it open
 */
async function withEmbeddedDatabase<Result>(
  dataDirectory: string,
  action: (database: DatabaseConnection) => Promise<Result>,
): Promise<Result> {
  checkEmbedded(dataDirectory);
  const lock = await lockDataDirectory(dataDirectory);
  try {
    const database = await openPglite(dataDirectory);
    return await action(database).finally(database.close);
  } finally {
    await lock.release();
  }
}

/** Connects to PostgreSQL for the duration of an action. Servers may be connected too. */
async function withPostgresql<Result>(
  { url, report }: { url: string; report: (message: string) => void },
  action: (database: DatabaseConnection) => Promise<Result>,
): Promise<Result> {
  const database = await connectPostgresql({
    url,
    applicationName: 'uplift-backup',
    timeLimits: false,
    report,
    onIdleError: (error) => report(`A database connection broke: ${error.message}`),
  });
  return action(database).finally(database.close);
}

/** Opens the database of an installation, of either engine, for the duration of an action. */
export function withDatabase<Result>(
  { dataDirectory, databaseUrl: url }: Pick<Config, 'dataDirectory' | 'databaseUrl'>,
  report: (message: string) => void,
  action: (database: DatabaseConnection) => Promise<Result>,
): Promise<Result> {
  return url ? withPostgresql({ url, report }, action) : withEmbeddedDatabase(dataDirectory, action);
}
