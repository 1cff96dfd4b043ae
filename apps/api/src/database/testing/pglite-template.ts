import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import type { TestProject } from 'vitest/node';
import { migrateDatabase } from '../migrations.ts';
import { pgliteOptions } from '../pglite.ts';
import * as schema from '../schema/index.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A migrated, empty embedded database. Copying it takes a quarter of the time of creating one. */
    pgliteTemplate: {
      /** For a database in memory. */
      archive: string;
      /** For a database in files. */
      folder: string;
    };
  }
}

/** Creates the database that the tests of a run start from. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const directory = await mkdtemp(join(tmpdir(), 'uplift-pglite-'));
  const template = { archive: join(directory, 'template.tar'), folder: join(directory, 'template') };
  const client = await PGlite.create(template.folder, pgliteOptions);
  await drizzle(client, { schema }).transaction(migrateDatabase);
  await client.query('checkpoint');
  const archive = await client.dumpDataDir('none');
  await client.close();
  await writeFile(template.archive, Buffer.from(await archive.arrayBuffer()));
  project.provide('pgliteTemplate', template);
  return () => rm(directory, { recursive: true, force: true });
}
