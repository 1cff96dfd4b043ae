import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import type { TestProject } from 'vitest/node';
import { migrationsFolder } from '../migrations-folder.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Archive of an embedded database that is migrated and empty: to load it takes a quarter of making one. */
    pgliteTemplate: string;
  }
}

/** Makes the database that the tests of a run begin with. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const directory = await mkdtemp(join(tmpdir(), 'uplift-pglite-'));
  const client = await PGlite.create('memory://');
  await migrate(drizzle(client), { migrationsFolder });
  const archive = await client.dumpDataDir('none');
  await client.close();
  const path = join(directory, 'template.tar');
  await writeFile(path, Buffer.from(await archive.arrayBuffer()));
  project.provide('pgliteTemplate', path);
  return () => rm(directory, { recursive: true, force: true });
}
