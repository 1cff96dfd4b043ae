import { onTestFinished } from 'vitest';
import type { DatabaseConnection } from '../database/database.ts';
import { openPglite } from '../database/pglite.ts';
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

/** A fresh data directory, with the database of the engine that this run is about. Both go with the test. */
export async function createServerPlace(): Promise<ServerPlace> {
  const dataDirectory = await temporaryDirectoryOfTest();
  if (testEngine === 'pglite')
    return {
      environment: { DATA_DIR: dataDirectory },
      dataDirectory,
      open: () => openPglite(dataDirectory),
    };
  const { url, drop } = await createPostgresqlDatabase();
  onTestFinished(drop);
  return {
    environment: { DATA_DIR: dataDirectory, DATABASE_URL: url },
    dataDirectory,
    open: () => connectPostgresql({ url, report: console.error, onIdleError: console.error }),
  };
}
