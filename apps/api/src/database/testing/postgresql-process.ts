import { startEmbeddedPostgresql } from './embedded-postgresql.ts';

/**
 * Runs a PostgreSQL server in its own process, for tests outside this app. Reports its address and ends on
 * SIGTERM.
 */
const { url, stop } = await startEmbeddedPostgresql();
process.once('SIGTERM', () => {
  stop().then(
    () => process.exit(0),
    () => process.exit(1),
  );
});
process.stdout.write(`ready at ${url}\n`);
