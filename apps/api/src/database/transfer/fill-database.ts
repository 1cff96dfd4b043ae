import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Database } from '../database.ts';
import { executeRows } from '../execute-rows.ts';
import { appliedMigrations, createSchema, isKnownHistory, migrateDatabase } from '../migrations.ts';
import { PREPARATION_LOCK } from '../preparation-lock.ts';
import { readTables, type Table } from './tables.ts';

const Names = v.array(v.object({ name: v.string() }));

/** Objects of an extension aren't ours. */
const ownedByExtension = (id: 'pg_class' | 'pg_proc') =>
  sql`exists (select from pg_depend where classid = ${sql.raw(`'${id}'`)}::regclass and objid = ${sql.raw(id)}.oid and deptype = 'e')`;

async function ownTables(db: Database): Promise<string[]> {
  const rows = await executeRows(
    db,
    sql`select relname as name from pg_class
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not ${ownedByExtension('pg_class')}`,
  );
  return v.parse(Names, rows).map(({ name }) => name);
}

/** What a database contains before a restore. */
export type Occupation = 'empty' | 'ours' | 'foreign';

export async function readOccupation(db: Database): Promise<Occupation> {
  const [first] = await appliedMigrations(db);
  if (first !== undefined) return isKnownHistory([first]) ? 'ours' : 'foreign';
  return (await ownTables(db)).length === 0 ? 'empty' : 'foreign';
}

/** Number of connections that servers have to the database. */
export async function countServers(db: Database): Promise<number> {
  const [found] = await executeRows(
    db,
    sql`select count(*)::integer as connections from pg_stat_activity
      where datname = current_database() and application_name = 'uplift'`,
  );
  return v.parse(v.number(), found?.connections);
}

async function dropEverything(tx: Database): Promise<void> {
  for (const name of await ownTables(tx)) {
    await tx.execute(sql`drop table if exists ${sql.identifier(name)} cascade`);
  }
  const functions = await executeRows(
    tx,
    sql`select oid::regprocedure::text as name from pg_proc
      where pronamespace = 'public'::regnamespace and not ${ownedByExtension('pg_proc')}`,
  );
  for (const { name } of v.parse(Names, functions))
    await tx.execute(sql.raw(`drop function ${name} cascade`));
  const configurations = await executeRows(
    tx,
    sql`select oid::regconfig::text as name from pg_ts_config where cfgnamespace = 'public'::regnamespace`,
  );
  for (const { name } of v.parse(Names, configurations))
    await tx.execute(sql.raw(`drop text search configuration ${name} cascade`));
  await tx.execute(sql`drop table if exists drizzle.__drizzle_migrations`);
}

/** Fills tables within a transaction. */
export interface Filling {
  tx: Database;
  /** Inserts rows. Each is a line of JSON from a snapshot. */
  insert: (table: Table, lines: readonly string[]) => Promise<void>;
}

async function insertRows(tx: Database, { name, columns }: Table, lines: readonly string[]): Promise<void> {
  const names = columns.map((column) => sql.identifier(column.name));
  const texts = names.map((column) => sql`${column} text`);
  const values = columns.map((column) => sql`${sql.identifier(column.name)}::${sql.raw(column.type)}`);
  const comma = sql`, `;
  await tx.execute(
    sql`insert into ${sql.identifier(name)} (${sql.join(names, comma)}) overriding system value
      select ${sql.join(values, comma)}
      from json_to_recordset(${`[${lines.join(',')}]`}::json) as texts (${sql.join(texts, comma)})`,
  );
}

export interface FillOptions {
  /** Migrations applied to the database that the rows come from: a history that is known here. */
  migrations: readonly string[];
  sequences: Readonly<Record<string, number>>;
  fill: (filling: Filling) => Promise<void>;
}

/**
 * Rebuilds a database in one transaction: drops its contents, creates the schema as it was when the rows were
 * written, inserts the rows, and then applies the remaining migrations.
 */
export async function fillDatabase(
  db: Database,
  { migrations, sequences, fill }: FillOptions,
): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${PREPARATION_LOCK})`);
    await dropEverything(tx);
    await createSchema(tx, migrations);
    const tables = await readTables(tx);
    // Migrations insert rows of their own.
    await tx.execute(
      sql`truncate ${sql.join(
        tables.map(({ name }) => sql.identifier(name)),
        sql`, `,
      )} cascade`,
    );
    await fill({ tx, insert: (table, lines) => insertRows(tx, table, lines) });
    for (const [name, value] of Object.entries(sequences)) {
      await tx.execute(sql`select setval(${name}::regclass, ${value})`);
    }
    await migrateDatabase(tx);
  });
  // The planner has no statistics of new rows.
  await db.execute(sql`analyze`);
}

/** Number of rows in a table. */
export async function countRows(db: Database, table: string): Promise<number> {
  const [found] = await executeRows(db, sql`select count(*)::integer as rows from ${sql.identifier(table)}`);
  return v.parse(v.number(), found?.rows);
}

/** Deletes all jobs of the queue. */
export async function emptyJobQueue(tx: Database): Promise<void> {
  await tx.execute(sql`delete from pgboss.job`);
}
