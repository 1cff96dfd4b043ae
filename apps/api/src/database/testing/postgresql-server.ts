import { randomUUID } from 'node:crypto';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { migrationsFolder } from '../migrations-folder.ts';
import { startEmbeddedPostgresql } from './embedded-postgresql.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of a PostgreSQL server on which tests may create databases. */
    postgresqlUrl: string;
    /** Name of a database on it that is migrated and empty: to copy it takes a tenth of making one. */
    postgresqlTemplate: string;
  }
}

async function withClient(url: string, action: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await action(client);
  } finally {
    await client.end();
  }
}

/** Starts PostgreSQL for a run of the tests, unless TEST_DATABASE_URL names a server. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env.TEST_DATABASE_URL;
  const { url, stop } = given ? { url: given, stop: async () => undefined } : await startEmbeddedPostgresql();
  const template = `uplift_template_${randomUUID().replaceAll('-', '')}`;
  await withClient(url, (client) => client.query(`create database ${template}`));
  const address = new URL(url);
  address.pathname = template;
  await withClient(address.href, (client) => migrate(drizzle(client), { migrationsFolder }));
  project.provide('postgresqlUrl', url);
  project.provide('postgresqlTemplate', template);
  return async () => {
    await withClient(url, (client) => client.query(`drop database ${template}`));
    await stop();
  };
}
