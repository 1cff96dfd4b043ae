import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { inject, onTestFinished } from 'vitest';
import type { DatabaseConnection } from '../database/database.ts';
import { openPglite, PGLITE_FOLDER } from '../database/pglite.ts';
import { connectPostgresql } from '../database/postgresql.ts';
import { createPostgresqlDatabase, testEngine } from '../database/testing/test-database.ts';
import { temporaryDirectoryOfTest } from './temporary-directory.ts';

/** The data of an installation. Server processes can use it one after another. */
export interface ServerPlace {
  environment: Record<string, string>;
  dataDirectory: string;
  /** Opens the database in this process, once no server uses it. */
  open: () => Promise<DatabaseConnection>;
}

/**
 * Creates a data directory and an empty database of the engine under test. Both are removed after the test.
 *
 * @param from whether the tables exist, or nothing at all as at the very first start
 */
export async function createServerPlace(from: 'tables' | 'nothing' = 'tables'): Promise<ServerPlace> {
  const dataDirectory = await temporaryDirectoryOfTest();
  if (testEngine === 'pglite') {
    if (from === 'tables')
      await cp(inject('pgliteTemplate').folder, join(dataDirectory, PGLITE_FOLDER), { recursive: true });
    return {
      environment: { DATA_DIR: dataDirectory },
      dataDirectory,
      open: () => openPglite(dataDirectory),
    };
  }
  const { url, drop } = await createPostgresqlDatabase(
    from === 'tables' ? inject('postgresqlTemplate') : undefined,
  );
  onTestFinished(drop);
  return {
    environment: { DATA_DIR: dataDirectory, DATABASE_URL: url },
    dataDirectory,
    open: () => connectPostgresql({ url, report: console.error, onIdleError: console.error }),
  };
}
