import { randomUUID } from 'node:crypto';
import { openAsBlob } from 'node:fs';
import pg from 'pg';
import { inject } from 'vitest';
import type { DatabaseConnection } from '../database.ts';
import { openPgliteInMemory } from '../pglite.ts';
import { connectPostgresql } from '../postgresql.ts';

/** Which engine this run of the tests is about. */
export const testEngine: 'pglite' | 'postgresql' = readEngine();

function readEngine(): 'pglite' | 'postgresql' {
  const engine = process.env.TEST_DATABASE_ENGINE;
  if (engine === 'pglite' || engine === 'postgresql') return engine;
  throw new Error(
    'TEST_DATABASE_ENGINE must be pglite or postgresql: run the projects api-pglite and api-postgresql.',
  );
}

async function onServer(action: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: inject('postgresqlUrl') });
  await client.connect();
  try {
    await action(client);
  } finally {
    await client.end();
  }
}

/**
 * A new database on the PostgreSQL server of the tests.
 *
 * @param template whose copy it is. @default none: it is empty
 */
export async function createPostgresqlDatabase(
  template = 'template1',
): Promise<{ url: string; drop: () => Promise<void> }> {
  const name = `uplift_${randomUUID().replaceAll('-', '')}`;
  await onServer((client) => client.query(`create database ${name} template ${template}`));
  const url = new URL(inject('postgresqlUrl'));
  url.pathname = `/${name}`;
  return {
    url: url.href,
    drop: () => onServer((client) => client.query(`drop database ${name} with (force)`)),
  };
}

/** A new database without rows, of the engine that this run is about. Closing it removes it. */
export async function openTestDatabase(): Promise<DatabaseConnection> {
  if (testEngine === 'pglite') return openPgliteInMemory(await openAsBlob(inject('pgliteTemplate').archive));
  const { url, drop } = await createPostgresqlDatabase(inject('postgresqlTemplate'));
  const connection = await connectPostgresql({
    url,
    report: (message) => console.error(message),
    onIdleError: (error) => console.error(error),
  });
  return {
    ...connection,
    close: async () => {
      await connection.close();
      await drop();
    },
  };
}
