import { createReadStream } from 'node:fs';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { PGlite } from '@electric-sql/pglite';
import { unpackTar } from 'modern-tar/fs';
import { pgliteOptions } from '../pglite.ts';
import { dumpOptions } from './postgresql-tools.ts';

/** Unpacks the files of an embedded database. The directory is created. */
export async function unpackPglite(file: string, directory: string): Promise<void> {
  await pipeline(createReadStream(file), unpackTar(directory));
}

/** The statements that create a copy of an embedded database. No server may have it open. */
export async function* readPglite(directory: string): AsyncGenerator<string> {
  // Only needed to change the engine.
  const { pgDump } = await import('@electric-sql/pglite-tools/pg_dump');
  const client = await PGlite.create(directory, {
    ...pgliteOptions,
    // Doubles backslashes in the dump. Otherwise pgDump would remove lines of texts that begin with \restrict.
    startParams: [...pgliteOptions.startParams, '-c', 'standard_conforming_strings=off'],
  });
  try {
    const dump = await pgDump({ pg: client, args: [...dumpOptions] });
    yield await dump.text();
  } finally {
    await client.close();
  }
}

/** Creates an embedded database from the statements of a dump, which it holds in memory. */
export async function loadPglite(directory: string, statements: AsyncIterable<string>): Promise<void> {
  const script = await text(statements);
  // Only psql knows these commands. The key is random, so rows can't have such lines.
  const [command = '', key] = /^\\restrict (\w+)$/m.exec(script) ?? [];
  const client = await PGlite.create(directory, pgliteOptions);
  try {
    await client.exec(script.replace(command, '').replace(`\n\\unrestrict ${key}\n`, '\n'));
  } finally {
    await client.close();
  }
}
