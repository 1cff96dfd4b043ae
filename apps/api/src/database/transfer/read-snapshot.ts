import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Database } from '../database.ts';
import { executeRows } from '../execute-rows.ts';
import { appliedMigrations } from '../migrations.ts';
import { readTables, type Table } from './tables.ts';

/** How many rows are in memory at a time. */
const ROWS_AT_A_TIME = 500;

/** A file that rows name. */
const NamedFile = v.object({ key: v.string(), checksum: v.string() });
export type NamedFile = v.InferOutput<typeof NamedFile>;

const Lines = v.array(v.object({ line: v.string() }));
const Sequences = v.array(v.object({ name: v.string(), value: v.pipe(v.string(), v.transform(Number)) }));

/** A database as it was at one moment. */
export interface Snapshot {
  /** Those that the database has seen, by their hashes. */
  migrations: string[];
  tables: Table[];
  /** The rows of a table in parts, each row as a line of JSON whose values are texts in the database's own form. */
  rows: (table: Table) => AsyncGenerator<string[]>;
  /** Jobs that are not done yet, each as a line of JSON. */
  pendingJobs: () => AsyncGenerator<string[]>;
  /** The last number of each sequence that gave one. */
  sequences: Record<string, number>;
  files: NamedFile[];
}

/** Runs the statement of a cursor in parts. */
async function* linesOf(db: Database, select: ReturnType<typeof sql>): AsyncGenerator<string[]> {
  await db.execute(sql`declare lines no scroll cursor for ${select}`);
  for (;;) {
    const rows = v.parse(Lines, await executeRows(db, sql.raw(`fetch ${ROWS_AT_A_TIME} from lines`)));
    if (rows.length > 0) yield rows.map(({ line }) => line);
    if (rows.length < ROWS_AT_A_TIME) break;
  }
  await db.execute(sql`close lines`);
}

function rowsOf(db: Database, { name, columns }: Table): AsyncGenerator<string[]> {
  // As texts, as they come back the same whatever the type; numbers of JSON do not.
  const texts = columns.map((column) => sql`${sql.identifier(column.name)}::text`);
  return linesOf(
    db,
    sql`select row_to_json(texts)::text as line
      from (select ${sql.join(texts, sql`, `)} from ${sql.identifier(name)}) as texts`,
  );
}

/** Jobs of a schedule come again by themselves. */
const scheduled = sql`('clean-up', 'notification-digest')`;

async function* pendingJobsOf(db: Database): AsyncGenerator<string[]> {
  const [found] = await executeRows(db, sql`select to_regclass('pgboss.job') is not null as exists`);
  if (found?.exists !== true) return;
  yield* linesOf(
    db,
    sql`select json_build_object(
        'name', name, 'data', data, 'startAfter', start_after, 'group', group_id, 'key', singleton_key)::text as line
      from pgboss.job
      where state in ('created', 'retry', 'active') and name not like '\\_\\_pgboss%' and name not in ${scheduled}
      order by created_on, id`,
  );
}

/**
 * The files that rows name. Whatever names one has a column `storage_key` and the checksum beside it.
 */
export async function readNamedFiles(db: Database): Promise<NamedFile[]> {
  const tables = (await readTables(db)).filter(({ columns }) =>
    columns.some(({ name }) => name === 'storage_key'),
  );
  if (tables.length === 0) return [];
  const selects = tables.map(
    ({ name }) => sql`select storage_key as key, checksum from ${sql.identifier(name)}`,
  );
  return v.parse(
    v.array(NamedFile),
    await executeRows(db, sql`${sql.join(selects, sql` union `)} order by key`),
  );
}

async function sequencesOf(db: Database): Promise<Record<string, number>> {
  const rows = v.parse(
    Sequences,
    await executeRows(
      db,
      sql`select sequencename as name, last_value::text as value from pg_sequences
        where schemaname = 'public' and last_value is not null`,
    ),
  );
  return Object.fromEntries(rows.map(({ name, value }) => [name, value]));
}

/**
 * Reads the database as it is at one moment, whatever is written meanwhile. On PGlite, which has one connection, writing
 * waits until it was read.
 */
export function readSnapshot<Result>(
  db: Database,
  read: (snapshot: Snapshot) => Promise<Result>,
): Promise<Result> {
  return db.transaction(
    async (tx) => {
      await tx.execute(sql`set local timezone = 'UTC'`);
      await tx.execute(sql`set local datestyle = 'ISO'`);
      return read({
        migrations: await appliedMigrations(tx),
        tables: await readTables(tx),
        rows: (table) => rowsOf(tx, table),
        pendingJobs: () => pendingJobsOf(tx),
        sequences: await sequencesOf(tx),
        files: await readNamedFiles(tx),
      });
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}
