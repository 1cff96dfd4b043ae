import { and, eq } from 'drizzle-orm';
import type { PgColumn, PgTable, PgUpdateSetSource } from 'drizzle-orm/pg-core';
import type { Database } from './database.ts';

/** Changes a row and its version. @returns whether the row still had the version that was read */
export async function updateVersion<Table extends PgTable & { id: PgColumn; version: PgColumn }>(
  db: Database,
  table: Table,
  { id, version }: { id: string; version: number },
  fields: PgUpdateSetSource<Table>,
): Promise<boolean> {
  const changed = await db
    .update(table)
    .set({ ...fields, version: version + 1 })
    .where(and(eq(table.id, id), eq(table.version, version)))
    .returning({ id: table.id });
  return changed.length > 0;
}
