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

/** A migration of a history. */
interface Step extends Migration {
  /** Whether earlier migrations did what it does, so that it is only recorded. */
  onlyRecorded: boolean;
}

/**
 * All migrations of a database with these hashes. Databases from before the first release have the earlier
 * migrations first. They already have the schema that the initial migration creates.
 */
function historyOf(applied: readonly string[]): Step[] {
  const before = earlier();
  const startedEarlier = applied[0] !== undefined && applied[0] === before[0]?.hash;
  const after = current().map((migration, index) => ({
    ...migration,
    onlyRecorded: startedEarlier && index === 0,
  }));
  return startedEarlier
    ? [...before.map((migration) => ({ ...migration, onlyRecorded: false })), ...after]
    : after;
}

/** Whether these migrations, in this order, begin a history that this version knows. */
export function isKnownHistory(applied: readonly string[]): boolean {
  const known = historyOf(applied);
  return applied.length > 0 && applied.every((hash, index) => known[index]?.hash === hash);
}

/** Whether `migrateDatabase` would change a database with these migrations. */
export function needsMigration(applied: readonly string[]): boolean {
  return applied.length < historyOf(applied).length;
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

async function apply(tx: Database, steps: readonly Step[]): Promise<void> {
  await tx.execute(sql`create schema if not exists drizzle`);
  await tx.execute(
    sql`create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)`,
  );
  for (const { sql: statements, hash, folderMillis, onlyRecorded } of steps) {
    for (const statement of onlyRecorded ? [] : statements) {
      await tx.execute(sql.raw(statement)).catch((error: unknown) => {
        throw explainMissingExtension(error);
      });
    }
    await tx.execute(
      sql`insert into drizzle.__drizzle_migrations (hash, created_at) values (${hash}, ${folderMillis})`,
    );
  }
}

/** Creates the schema in an empty database as it was after these migrations, which are a known history. */
export async function createSchema(tx: Database, hashes: readonly string[]): Promise<void> {
  await apply(tx, historyOf(hashes).slice(0, hashes.length));
}

/**
 * Brings a database to the current schema, and records the migrations as Drizzle does. A database that a later
 * version migrated stays as it is.
 *
 * @throws StartError if the database has migrations that this version doesn't know
 */
export async function migrateDatabase(tx: Database): Promise<void> {
  const applied = await appliedMigrations(tx);
  const history = historyOf(applied);
  const shared = applied.slice(0, history.length);
  if (shared.length > 0 && !isKnownHistory(shared)) {
    throw new StartError(
      'The database has migrations that this version of Uplift does not know.\n' +
        'It belongs to another program or to another version. Start that version, or use another database: set DATABASE_URL or DATA_DIR.',
    );
  }
  await apply(tx, history.slice(applied.length));
}
