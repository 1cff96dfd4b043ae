import { startEmbeddedPostgresql } from './embedded-postgresql.ts';

/** A PostgreSQL server in a process of its own, for tests outside of this app: it says where it is, and ends on SIGTERM. */
const { url, stop } = await startEmbeddedPostgresql();
process.once('SIGTERM', () => {
  stop().then(
    () => process.exit(0),
    () => process.exit(1),
  );
});
process.stdout.write(`ready at ${url}\n`);
