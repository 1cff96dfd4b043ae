import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Database } from '../database.ts';
import { executeRows } from '../execute-rows.ts';
import { appliedMigrations } from '../migrations.ts';
import { readTables, type Table } from './tables.ts';

/** Number of rows in memory at a time. */
const ROWS_AT_A_TIME = 500;

/** A file that rows refer to. */
const NamedFile = v.object({ key: v.string(), checksum: v.string() });
export type NamedFile = v.InferOutput<typeof NamedFile>;

const Lines = v.array(v.object({ line: v.string() }));
const Sequences = v.array(v.object({ name: v.string(), value: v.pipe(v.string(), v.transform(Number)) }));

/** The state of a database at one moment. */
export interface Snapshot {
  /** Hashes of the migrations applied to the database. */
  migrations: string[];
  tables: Table[];
  /**
   * Rows of a table in batches. Each row is a line of JSON with values as text, in the database's own format.
   */
  rows: (table: Table) => AsyncGenerator<string[]>;
  /** Jobs that aren't done yet, each as a line of JSON. */
  pendingJobs: () => AsyncGenerator<string[]>;
  /** The last number of each sequence that issued one. */
  sequences: Record<string, number>;
  files: NamedFile[];
}

/** Runs the statement of a cursor in batches. */
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
  // As text, which is the same after a round trip whatever the type. JSON numbers aren't.
  const texts = columns.map((column) => sql`${sql.identifier(column.name)}::text`);
  return linesOf(
    db,
    sql`select row_to_json(texts)::text as line
      from (select ${sql.join(texts, sql`, `)} from ${sql.identifier(name)}) as texts`,
  );
}

/** Scheduled jobs recur automatically. */
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
 * Files that rows refer to. Every table that refers to files has the columns `storage_key` and `checksum`.
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
 * Reads the database as it is at one moment, regardless of concurrent writes. On PGlite, which has one
 * connection, writes wait until the read is done.
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
