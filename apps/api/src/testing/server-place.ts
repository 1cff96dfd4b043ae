import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { inject, onTestFinished } from 'vitest';
import type { DatabaseConnection } from '../database/database.ts';
import { openPglite, PGLITE_FOLDER } from '../database/pglite.ts';
import { connectPostgresql } from '../database/postgresql.ts';
import { createPostgresqlDatabase, testEngine } from '../database/testing/test-database.ts';
import { temporaryDirectoryOfTest } from './temporary-directory.ts';

/** Where processes of the server keep their data, one after the other. */
export interface ServerPlace {
  environment: Record<string, string>;
  dataDirectory: string;
  /** Opens the database from here, once no server has it. */
  open: () => Promise<DatabaseConnection>;
}

/**
 * A fresh data directory, with a database without rows of the engine that this run is about. Both go with the test.
 *
 * @param from whether the server finds the tables there, or nothing at all, as at the very first start
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
