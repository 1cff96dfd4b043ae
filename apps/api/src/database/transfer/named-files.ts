import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Database } from '../database.ts';
import { executeRows } from '../execute-rows.ts';

/** A file that rows refer to. */
const NamedFile = v.object({ key: v.string(), checksum: v.string() });
export type NamedFile = v.InferOutput<typeof NamedFile>;

const Names = v.array(v.object({ name: v.string() }));

/**
 * Files that rows refer to. Every table that refers to files has the columns `storage_key` and `checksum`.
 */
export async function readNamedFiles(db: Database): Promise<NamedFile[]> {
  const tables = await executeRows(
    db,
    sql`select table_name as name from information_schema.columns
      where table_schema = 'public' and column_name = 'storage_key'`,
  );
  const selects = v
    .parse(Names, tables)
    .map(({ name }) => sql`select storage_key as key, checksum from ${sql.identifier(name)}`);
  if (selects.length === 0) return [];
  return v.parse(
    v.array(NamedFile),
    await executeRows(db, sql`${sql.join(selects, sql` union `)} order by key`),
  );
}
