import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Database } from '../database.ts';
import { executeRows } from '../execute-rows.ts';

/** A column that is written. Generated columns are excluded. */
export const TableColumn = v.object({ name: v.string(), type: v.string() });

/** A table that is transferred between databases. */
export interface Table {
  name: string;
  columns: v.InferOutput<typeof TableColumn>[];
}

/**
 * Tables whose rows mean nothing in another database: people sign in again, and the rows that notify open
 * screens contain transaction numbers of the engine.
 */
const leftOut: ReadonlySet<string> = new Set(['sessions', 'live_changes']);

const Columns = v.array(v.object({ table: v.string(), ...TableColumn.entries }));
const References = v.array(v.object({ from: v.string(), to: v.string() }));

/** Sorts each table after those that its rows reference. */
function inOrder(tables: readonly Table[], references: v.InferOutput<typeof References>): Table[] {
  const ordered: Table[] = [];
  let left = [...tables];
  while (left.length > 0) {
    const names = new Set(left.map(({ name }) => name));
    const waiting = new Set(references.filter(({ to }) => names.has(to)).map(({ from }) => from));
    const ready = left.filter(({ name }) => !waiting.has(name));
    if (ready.length === 0) throw new Error(`Tables refer to each other: ${[...names].join(', ')}.`);
    ordered.push(...ready);
    left = left.filter(({ name }) => waiting.has(name));
  }
  return ordered;
}

/** Tables of the database, in an order in which they can be filled. */
export async function readTables(db: Database): Promise<Table[]> {
  const columns = v.parse(
    Columns,
    await executeRows(
      db,
      sql`select class.relname as "table", attname as name, format_type(atttypid, atttypmod) as type
        from pg_class as class join pg_attribute on attrelid = class.oid
        where class.relnamespace = 'public'::regnamespace and class.relkind = 'r'
          and attnum > 0 and not attisdropped and attgenerated = ''
        order by class.relname, attnum`,
    ),
  );
  const references = v.parse(
    References,
    await executeRows(
      db,
      sql`select source.relname as "from", target.relname as "to" from pg_constraint
        join pg_class as source on source.oid = conrelid join pg_class as target on target.oid = confrelid
        where contype = 'f' and connamespace = 'public'::regnamespace`,
    ),
  );
  const byTable = Map.groupBy(columns, ({ table }) => table);
  const tables = [...byTable].map(([name, own]) => ({
    name,
    columns: own.map(({ name: column, type }) => ({ name: column, type })),
  }));
  return inOrder(tables, references).filter(({ name }) => !leftOut.has(name));
}
