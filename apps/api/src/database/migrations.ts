import { DrizzleQueryError, sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import * as v from 'valibot';
import { StartError } from '../start-error.ts';
import type { Database } from './database.ts';
import { executeRows } from './execute-rows.ts';
import { migrationsFolder } from './migrations-folder.ts';

const Hashes = v.array(v.object({ hash: v.string() }));

/** Hashes of the migrations that this version knows, in order. */
export function knownMigrations(): string[] {
  return readMigrationFiles({ migrationsFolder }).map(({ hash }) => hash);
}

/** Hashes of the migrations applied to a database, in order. Empty if the database isn't ours. */
export async function appliedMigrations(db: Database): Promise<string[]> {
  const [found] = await executeRows(
    db,
    sql`select to_regclass('drizzle.__drizzle_migrations') is not null as exists`,
  );
  if (found?.exists !== true) return [];
  const rows = await executeRows(
    db,
    sql`select hash from drizzle.__drizzle_migrations order by created_at, id`,
  );
  return v.parse(Hashes, rows).map(({ hash }) => hash);
}

/**
 * Explains what to do if the server lacks an extension or the role may not create it. Returns other errors
 * unchanged.
 */
export function explainMissingExtension(error: unknown): unknown {
  if (!(error instanceof DrizzleQueryError)) return error;
  const [, name] = /^create extension if not exists (\w+)/i.exec(error.query) ?? [];
  if (!name) return error;
  return new StartError(
    `The database cannot create the extension ${name}, which search needs: ${error.cause?.message ?? 'no reason given'}.\n` +
      `Install PostgreSQL's contrib package on its server, or have its administrator run "create extension ${name}" in this database. Then start again.`,
    { cause: error },
  );
}

async function applyStatement(tx: Database, statement: string): Promise<void> {
  try {
    await tx.execute(sql.raw(statement));
  } catch (error) {
    throw explainMissingExtension(error);
  }
}

/**
 * Applies migrations in the caller's transaction and records them as Drizzle does. Drizzle's own migrator
 * needs its own transaction and applies all migrations.
 *
 * @param from number of migrations already applied
 * @param to number of migrations applied afterwards
 */
export async function applyMigrations(tx: Database, from: number, to: number): Promise<void> {
  await tx.execute(sql`create schema if not exists drizzle`);
  await tx.execute(
    sql`create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)`,
  );
  for (const migration of readMigrationFiles({ migrationsFolder }).slice(from, to)) {
    for (const statement of migration.sql) await applyStatement(tx, statement);
    await tx.execute(
      sql`insert into drizzle.__drizzle_migrations (hash, created_at) values (${migration.hash}, ${migration.folderMillis})`,
    );
  }
}
