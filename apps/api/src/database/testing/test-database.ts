import { randomUUID } from 'node:crypto';
import { openAsBlob } from 'node:fs';
import { mkdtemp, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import pg from 'pg';
import { fromPglite } from 'pg-boss';
import { inject } from 'vitest';
import type { DatabaseConnection } from '../database.ts';
import { openPgliteInMemory, pgliteOptions } from '../pglite.ts';
import { connectPostgresql } from '../postgresql.ts';
import * as schema from '../schema/index.ts';
import { seedTemplate } from './demo-seed.ts';

/** Database engine of this test run. */
export const testEngine: 'pglite' | 'postgresql' = readEngine();

function readEngine(): 'pglite' | 'postgresql' {
  const engine = process.env.TEST_DATABASE_ENGINE;
  if (engine === 'pglite' || engine === 'postgresql') return engine;
  throw new Error(
    'TEST_DATABASE_ENGINE must be pglite or postgresql. Run the tests through vitest.config.ts, which sets it.',
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
 * Creates a database on the PostgreSQL server of the tests.
 *
 * @param template database to copy. @default none: it is empty
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

const compile = async (file: string): Promise<WebAssembly.Module> =>
  WebAssembly.compile(
    await readFile(fileURLToPath(new URL(file, import.meta.resolve('@electric-sql/pglite')))),
  );

type Programs = Pick<PGliteOptions, 'pgliteWasmModule' | 'initdbWasmModule'>;

async function compilePglite(): Promise<Programs> {
  const [pgliteWasmModule, initdbWasmModule] = await Promise.all([
    compile('pglite.wasm'),
    compile('initdb.wasm'),
  ]);
  return { pgliteWasmModule, initdbWasmModule };
}

let programs: Promise<Programs> | undefined;

/** Compiles PGlite once per worker: the databases of its files share the optimized code. */
function sharedPrograms(): Promise<Programs> {
  programs ??= compilePglite();
  return programs;
}

async function openPgliteCopy(archive: Blob): Promise<DatabaseConnection> {
  return openPgliteInMemory({ ...(await sharedPrograms()), loadDataDir: archive });
}

const openTables = (): Promise<Blob> => openAsBlob(inject('pgliteTemplate').archive);

/** A server's state after its first start: a database with the demo company and the job queue's tables. */
interface Demo {
  archive: Blob;
  /** Folder of the files that its rows refer to. */
  files: string;
}

/** Created once per worker: copying the demo company takes a tenth of the time of seeding it. */
let demo: Promise<Demo> | undefined;

async function createDemo(): Promise<Demo> {
  const client = await PGlite.create({
    ...pgliteOptions,
    ...(await sharedPrograms()),
    dataDir: 'memory://',
    loadDataDir: await openTables(),
  });
  // Next to the archive, so that both are removed after the run.
  const files = await mkdtemp(join(dirname(inject('pgliteTemplate').archive), 'files-'));
  const jobStore = { db: fromPglite(client), backend: 'pglite' } as const;
  await seedTemplate({ db: drizzle(client, { schema }), jobStore }, files);
  await client.query('checkpoint');
  const archive = await client.dumpDataDir('none');
  await client.close();
  return { archive, files };
}

/** Connects to a database that is removed when it is closed. */
async function connectTo({
  url,
  drop,
}: {
  url: string;
  drop: () => Promise<void>;
}): Promise<DatabaseConnection> {
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

/** Opens a new database with the demo company, with the engine of this run. Its files are in `demoFiles`. */
export async function openDemoDatabase(): Promise<{ database: DatabaseConnection; demoFiles: string }> {
  if (testEngine === 'postgresql') {
    const { template, files } = inject('postgresqlDemo');
    return { database: await connectTo(await createPostgresqlDatabase(template)), demoFiles: files };
  }
  demo ??= createDemo();
  const { archive, files } = await demo;
  return { database: await openPgliteCopy(archive), demoFiles: files };
}

/** Opens a new database without rows, with the engine of this run. Closing it removes it. */
export async function openTestDatabase(): Promise<DatabaseConnection> {
  return testEngine === 'pglite'
    ? openPgliteCopy(await openTables())
    : connectTo(await createPostgresqlDatabase(inject('postgresqlTemplate')));
}

/** Opens a new database without tables, with the engine of this run. Closing it removes it. */
export async function openEmptyDatabase(): Promise<DatabaseConnection> {
  return testEngine === 'pglite'
    ? openPgliteInMemory(await sharedPrograms())
    : connectTo(await createPostgresqlDatabase());
}
