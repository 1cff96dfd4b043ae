import type { SQL } from 'drizzle-orm';
import type { Database } from './database.ts';

/** A result row by column name. */
export type Row = Record<string, unknown>;

/** Runs a statement that Drizzle can't express. Drivers wrap the rows differently. */
export async function executeRows(db: Database, statement: SQL): Promise<Row[]> {
  const result: unknown = await db.execute(statement);
  const rows = typeof result === 'object' && result !== null && 'rows' in result ? result.rows : result;
  if (!Array.isArray(rows)) throw new TypeError('The database driver gave no rows.');
  return rows;
}
