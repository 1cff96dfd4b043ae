import type { DatabaseConnection } from '../src/database/database.ts';
import { openPgliteInMemory } from '../src/database/pglite.ts';
import { connectPostgresql } from '../src/database/postgresql.ts';
import { startEmbeddedPostgresql } from '../src/database/testing/embedded-postgresql.ts';

/** Does the same on an empty database of each engine, one after the other; whoever takes a connection closes it. */
export async function withEngines(
  run: (engine: string, connection: DatabaseConnection) => Promise<void>,
): Promise<void> {
  await run('PGlite', await openPgliteInMemory());
  const { url, stop } = await startEmbeddedPostgresql();
  try {
    const connection = await connectPostgresql({
      url,
      report: console.error,
      // The server ends while the last connection is still closing.
      onIdleError: () => {},
    });
    await run('PostgreSQL', connection);
  } finally {
    await stop();
  }
}
