import type { SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from './database.ts';
import { isOnPage, type ListPart } from './list-query.ts';

/** Reads the rows of a page in its order, and counts the rows of all pages. */
export async function readPage<Row>(
  db: Database,
  table: PgTable & { id: PgColumn },
  part: ListPart,
  readRows: (onPage: SQL) => PromiseLike<Row[]>,
): Promise<{ rows: Row[]; total: number }> {
  const [rows, total] = await Promise.all([readRows(isOnPage(table, part)), db.$count(table, part.wanted)]);
  return { rows, total };
}
