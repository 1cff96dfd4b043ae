import type { TestProject } from 'vitest/node';
import { startEmbeddedPostgresql } from './embedded-postgresql.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of a PostgreSQL server on which tests may create databases. */
    postgresqlUrl: string;
  }
}

/** Starts PostgreSQL for a run of the tests, unless TEST_DATABASE_URL names a server. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env.TEST_DATABASE_URL;
  if (given) {
    project.provide('postgresqlUrl', given);
    return async () => undefined;
  }
  const { url, stop } = await startEmbeddedPostgresql();
  project.provide('postgresqlUrl', url);
  return stop;
}
