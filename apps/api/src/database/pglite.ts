import { EventEmitter } from 'node:events';
import { mkdir, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite, type PGliteOptions, type Transaction } from '@electric-sql/pglite';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { fromPglite } from 'pg-boss';
import { StartError } from '../start-error.ts';
import type { DatabaseConnection } from './database.ts';
import { migrationsFolder } from './migrations-folder.ts';
import { observe, type Queries } from './observed-queries.ts';
import * as schema from './schema/index.ts';

/** Where the database lies in the data directory. */
export const PGLITE_FOLDER = 'pglite';

/**
 * How the embedded database runs. It fills the memory for its own copy of pages, and a whole piece of its log, at each
 * start, so both are an eighth or less of PostgreSQL's defaults: the operating system keeps the files in memory anyway,
 * and a log that is cut back sooner is replayed sooner after a crash. A list of 100,000 rows takes a fifth longer by it.
 */
export const pgliteOptions: PGliteOptions = {
  startParams: [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB'],
  // Of a database that is made anew: one that is there keeps the pieces that it has.
  initDbStartParams: ['--wal-segsize=1'],
  extensions: { unaccent },
};

/** Tells of statements, inside and outside of transactions. */
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

function connectionOf(client: PGlite): DatabaseConnection {
  const queries = observeClient(client);
  const db = drizzle(client, { schema });
  return {
    db,
    jobStore: { db: fromPglite(client), backend: 'pglite' },
    queries,
    connections: () => null,
    shared: false,
    prepare: async (preparation) => {
      await migrate(db, { migrationsFolder });
      await preparation(db);
    },
    maintain: async () => {
      await client.query('vacuum (analyze)');
    },
    listen: async (channel, onNotice) => {
      const stop = await client.listen(channel, onNotice);
      return () => stop();
    },
    ping: async () => {
      await client.query('select 1');
    },
    close: async () => {
      // Without it the next start would replay the whole log.
      await client.query('checkpoint');
      await client.close();
    },
  };
}

/** What the database writes down when it opens after a crash, in bytes: a piece of its log, and more. */
const ROOM_TO_OPEN = 32 * 1_024 ** 2;

/** What to do about a database that does not open. */
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
 * Opens the embedded database of a data directory. The caller holds the directory's lock.
 *
 * @throws StartError when the files cannot be opened as a database
 */
export async function openPglite(
  dataDirectory: string,
  folder: string = PGLITE_FOLDER,
): Promise<DatabaseConnection> {
  const directory = join(dataDirectory, folder);
  await mkdir(directory, { recursive: true });
  try {
    return connectionOf(await PGlite.create(directory, pgliteOptions));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartError(
      `The embedded database in ${directory} cannot be opened: ${reason}\n${await adviceFor(dataDirectory)}`,
      { cause: error },
    );
  }
}

/** An embedded database in memory, such as a copy of another one. */
export async function openPgliteInMemory(options: PGliteOptions = {}): Promise<DatabaseConnection> {
  return connectionOf(await PGlite.create({ ...pgliteOptions, ...options, dataDir: 'memory://' }));
}
