import type { DatabaseConnection } from '../../apps/api/src/database/database.ts';
import { openPgliteInMemory } from '../../apps/api/src/database/pglite.ts';
import { connectPostgresql } from '../../apps/api/src/database/postgresql.ts';
import { startEmbeddedPostgresql } from '../../apps/api/src/database/testing/embedded-postgresql.ts';

/**
 * Measures on an empty database of each engine in turn. The callback closes the connection.
 *
 * @param only one engine instead of both
 */
export async function withEngines(
  run: (engine: string, connection: DatabaseConnection) => Promise<void>,
  only = '',
): Promise<void> {
  if (only !== 'postgresql') await run('PGlite', await openPgliteInMemory());
  if (only === 'pglite') return;
  const { url, stop } = await startEmbeddedPostgresql();
  try {
    const connection = await connectPostgresql({
      url,
      // Filling it with rows takes longer than a statement of the server may.
      timeLimits: false,
      report: console.error,
      // The server exits while the last connection is still closing.
      onIdleError: () => {},
    });
    await run('PostgreSQL', connection);
  } finally {
    await stop();
  }
}
