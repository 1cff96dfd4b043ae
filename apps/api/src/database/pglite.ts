import { EventEmitter } from 'node:events';
import { createWriteStream } from 'node:fs';
import { mkdir, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { PGlite, type PGliteOptions, type Transaction } from '@electric-sql/pglite';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { drizzle } from 'drizzle-orm/pglite';
import { packTar } from 'modern-tar/fs';
import { fromPglite } from 'pg-boss';
import { StartError } from '../start-error.ts';
import type { DatabaseConnection } from './database.ts';
import { migrateDatabase } from './migrations.ts';
import { observe, type Queries } from './observed-queries.ts';
import * as schema from './schema/index.ts';

/** Folder of the database in the data directory. */
export const PGLITE_FOLDER = 'pglite';

/**
 * Settings of the embedded database. At each start it fills its buffer cache and a whole WAL segment, so both
 * are an eighth or less of PostgreSQL's defaults. The operating system caches the files anyway, and a shorter
 * log is replayed sooner after a crash. In exchange, a list of 100,000 rows takes a fifth longer.
 */
export const pgliteOptions = {
  startParams: [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB'],
  // Applies to new databases. Existing ones retain their segment size.
  initDbStartParams: ['--wal-segsize=1'],
  extensions: { unaccent },
} satisfies PGliteOptions;

/** Emits statements, inside and outside of transactions. */
function observeClient(client: PGlite): Queries {
  const queries: Queries = new EventEmitter();
  client.query = observe(client.query, queries);
  const transaction = client.transaction.bind(client);
  client.transaction = (run) =>
    transaction((tx: Transaction) => {
      tx.query = observe(tx.query, queries);
      return run(tx);
    });
  return queries;
}

/** @param directory where the files of the database are. Null for one in memory, which can't be dumped. */
function connectionOf(client: PGlite, directory: string | null): DatabaseConnection {
  const queries = observeClient(client);
  const db = drizzle(client, { schema });
  return {
    db,
    jobStore: { db: fromPglite(client), backend: 'pglite' },
    queries,
    connections: () => null,
    shared: false,
    prepare: async (preparation) => {
      await db.transaction(migrateDatabase);
      await preparation(db);
    },
    maintain: async () => {
      await client.query('vacuum (analyze)');
    },
    listen: async (channel, onNotice) => {
      const stop = await client.listen(channel, onNotice);
      return () => stop();
    },
    engine: 'pglite',
    dump: async (tx, file) => {
      if (directory === null) throw new Error('A database in memory has no files to copy.');
      // No other statement runs during the transaction, so the files don't change while they are copied.
      await tx.execute('checkpoint');
      await pipeline(packTar(directory), createWriteStream(file, { mode: 0o600 }));
    },
    ping: async () => {
      await client.query('select 1');
    },
    close: async () => {
      // Without a checkpoint, the next start would replay the whole log.
      await client.query('checkpoint');
      await client.close();
    },
  };
}

/** Disk space needed to open after a crash, in bytes: a WAL segment and more. */
const ROOM_TO_OPEN = 32 * 1_024 ** 2;

/** What to do about a database that doesn't open. */
async function adviceFor(dataDirectory: string): Promise<string> {
  const { bavail, bsize } = await statfs(dataDirectory);
  if (bavail * bsize < ROOM_TO_OPEN)
    return 'The disk has no room, which it needs to open. Nothing is lost by that: make room, and start again.';
  return (
    `Restore it from a backup (pnpm restore FILE --replace; the last ones lie in ${join(dataDirectory, 'backups')}), ` +
    'or name another folder with DATA_DIR.'
  );
}

/**
 * Opens the embedded database of a data directory. The caller must hold the directory's lock.
 *
 * @throws StartError if the files can't be opened as a database
 */
export async function openPglite(
  dataDirectory: string,
  folder: string = PGLITE_FOLDER,
): Promise<DatabaseConnection> {
  const directory = join(dataDirectory, folder);
  await mkdir(directory, { recursive: true });
  try {
    return connectionOf(await PGlite.create(directory, pgliteOptions), directory);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartError(
      `The embedded database in ${directory} cannot be opened: ${reason}\n${await adviceFor(dataDirectory)}`,
      { cause: error },
    );
  }
}

/** Opens an embedded database in memory, such as a copy of another one. */
export async function openPgliteInMemory(options: PGliteOptions = {}): Promise<DatabaseConnection> {
  return connectionOf(await PGlite.create({ ...pgliteOptions, ...options, dataDir: 'memory://' }), null);
}
