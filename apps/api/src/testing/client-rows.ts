import { type SQL, sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Database } from '../database/database.ts';
import { executeRows, type Row } from '../database/execute-rows.ts';

const Reference = v.object({ child: v.string(), column: v.string(), parent: v.string(), key: v.string() });
const JsonRow = v.object({ row: v.record(v.string(), v.unknown()) });

const tableOf = (name: string): SQL =>
  sql.join(
    name.split('.').map((part) => sql.identifier(part)),
    sql`.`,
  );

async function readRows(db: Database, table: string, condition: SQL): Promise<Row[]> {
  const rows = await executeRows(
    db,
    sql`select to_jsonb(each) as row from ${tableOf(table)} as each where ${condition}`,
  );
  return v.parse(v.array(JsonRow), rows).map(({ row }) => row);
}

/**
 * Every row that belongs to a client by a foreign key, directly or through other rows, by table. Tables and
 * columns have their database names. Tables without such rows are included, so that tests notice gaps.
 */
export async function rowsOfClient(db: Database, clientId: string): Promise<Map<string, Row[]>> {
  const references = v.parse(
    v.array(Reference),
    await executeRows(
      db,
      sql`select source.relname as child, own.attname as "column", target.relname as parent, theirs.attname as key
        from pg_constraint
        join pg_class as source on source.oid = conrelid join pg_class as target on target.oid = confrelid
        join pg_attribute as own on own.attrelid = conrelid and own.attnum = conkey[1]
        join pg_attribute as theirs on theirs.attrelid = confrelid and theirs.attnum = confkey[1]
        where contype = 'f' and connamespace = 'public'::regnamespace`,
    ),
  );
  const found = new Map([['clients', await readRows(db, 'clients', sql`id = ${clientId}`)]]);
  // Entries added during the iteration are visited too.
  for (const [parent, rows] of found) {
    for (const { child, column, key } of references.filter((reference) => reference.parent === parent)) {
      const keys = rows.map((row) => String(row[key]));
      const children =
        keys.length > 0 ? await readRows(db, child, sql`${sql.identifier(column)}::text in ${keys}`) : [];
      found.set(child, [...(found.get(child) ?? []), ...children]);
    }
  }
  return found;
}

/** The rows of all tables and of the job queue that contain one of these texts: "leads: {…}". */
export async function rowsMentioning(db: Database, texts: readonly string[]): Promise<string[]> {
  const names = await executeRows(
    db,
    sql`select table_name as name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE' order by table_name`,
  );
  const tables = v.parse(v.array(v.object({ name: v.string() })), names).map(({ name }) => name);
  const mentioning: string[] = [];
  for (const table of [...tables, 'pgboss.job']) {
    const rows = (await readRows(db, table, sql`true`)).map((row) => JSON.stringify(row));
    const found = rows.filter((row) => texts.some((text) => row.includes(text)));
    mentioning.push(...found.map((row) => `${table}: ${row}`));
  }
  return mentioning;
}
