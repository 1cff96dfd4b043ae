import { fileURLToPath } from 'node:url';
import { DrizzleQueryError, sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import * as v from 'valibot';
import { StartError } from '../start-error.ts';
import type { Database } from './database.ts';
import { executeRows } from './execute-rows.ts';

/** Where drizzle-kit writes the SQL migrations. */
const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));

/** The migrations from before the first release. Databases and backups of that time need them. */
const earlierFolder = fileURLToPath(new URL('./migrations-before-release', import.meta.url));

type Migration = ReturnType<typeof readMigrationFiles>[number];

const current = (): Migration[] => readMigrationFiles({ migrationsFolder });
const earlier = (): Migration[] => readMigrationFiles({ migrationsFolder: earlierFolder });

const hashesOf = (migrations: readonly Migration[]): string[] => migrations.map(({ hash }) => hash);

/** Hashes of the current migrations, in order. */
export const knownMigrations = (): string[] => hashesOf(current());

/** Hashes of the migrations from before the first release, in order. */
export const earlierMigrations = (): string[] => hashesOf(earlier());

const Hashes = v.array(v.object({ hash: v.string() }));

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

/** Whether a database with these migrations was created before the first release. */
const isEarlier = (applied: readonly string[]): boolean => applied[0] === earlierMigrations()[0];

/** Whether these migrations, in this order, begin a history that this version knows. */
export function isKnownHistory(applied: readonly string[]): boolean {
  const known = isEarlier(applied) ? earlierMigrations() : knownMigrations();
  return applied.length > 0 && applied.every((hash, index) => known[index] === hash);
}

/** Whether `migrateDatabase` would change a database with these migrations. */
export function needsMigration(applied: readonly string[]): boolean {
  return isEarlier(applied) || applied.length < current().length;
}

/**
 * Explains what to do if the server lacks an extension or the role may not create it. Returns other errors
 * unchanged.
 */
function explainMissingExtension(error: unknown): unknown {
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

async function record(tx: Database, { hash, folderMillis }: Migration): Promise<void> {
  await tx.execute(
    sql`insert into drizzle.__drizzle_migrations (hash, created_at) values (${hash}, ${folderMillis})`,
  );
}

async function apply(tx: Database, migrations: readonly Migration[]): Promise<void> {
  await tx.execute(sql`create schema if not exists drizzle`);
  await tx.execute(
    sql`create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)`,
  );
  for (const migration of migrations) {
    for (const statement of migration.sql) await applyStatement(tx, statement);
    await record(tx, migration);
  }
}

/**
 * Creates the schema in an empty database as it was after these migrations, which must be a known history.
 */
export async function createSchema(tx: Database, hashes: readonly string[]): Promise<void> {
  const history = isEarlier(hashes) ? earlier() : current();
  await apply(tx, history.slice(0, hashes.length));
}

/** Brings a database to the current schema, and records the migrations as Drizzle does. */
export async function migrateDatabase(tx: Database): Promise<void> {
  const applied = await appliedMigrations(tx);
  const [initial, ...later] = current();
  if (!initial) throw new Error('The initial migration is missing.');
  if (!isEarlier(applied)) return apply(tx, current().slice(applied.length));
  // The initial migration does in one step what the earlier ones did in many.
  await apply(tx, earlier().slice(applied.length));
  await tx.execute(sql`delete from drizzle.__drizzle_migrations`);
  await record(tx, initial);
  await apply(tx, later);
}
