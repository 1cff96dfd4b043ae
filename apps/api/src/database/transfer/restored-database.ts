import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Database } from '../database.ts';
import { executeRows } from '../execute-rows.ts';
import { appliedMigrations, isKnownHistory } from '../migrations.ts';
import { liveChanges, sessions } from '../schema/index.ts';

/** What a database contains before a restore. */
export type Occupation = 'empty' | 'ours' | 'foreign';

export async function readOccupation(db: Database): Promise<Occupation> {
  const [first] = await appliedMigrations(db);
  if (first !== undefined) return isKnownHistory([first]) ? 'ours' : 'foreign';
  const tables = await executeRows(
    db,
    sql`select from pg_class
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not exists (
        select from pg_depend where classid = 'pg_class'::regclass and objid = pg_class.oid and deptype = 'e')
      limit 1`,
  );
  return tables.length === 0 ? 'empty' : 'foreign';
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

/**
 * Deletes rows that mean nothing after a restore: people sign in again, and live updates refer to transactions
 * of the former database.
 */
export async function deleteVolatileRows(db: Database): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.delete(sessions);
    await tx.delete(liveChanges);
  });
  // The planner has no statistics of new rows.
  await db.execute(sql`analyze`);
}
