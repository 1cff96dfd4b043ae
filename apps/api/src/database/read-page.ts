import { asc, desc, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from './database.ts';
import { isOnPage, type ListPart, type SortOrder } from './list-query.ts';

/** What every list can be asked for. */
export interface PageRequest<Name extends string> {
  /** Matches beginnings of words. */
  search?: string | undefined;
  sort: SortOrder<Name>;
  limit: number;
  offset: number;
}

/** Sorts by each of the keys, all in the same direction. */
export function sortedBy(descending: boolean, ...keys: SQLWrapper[]): SQL[] {
  return keys.map(descending ? desc : asc);
}

/** A query of a list, before its condition and order. */
interface ListQuery<Row> {
  where: (onPage: SQL) => { orderBy: (...order: SQL[]) => PromiseLike<Row[]> };
}

/** Reads a page of a list, and counts the rows of all pages. */
export async function readPage<Row>(
  db: Database,
  table: PgTable & { id: PgColumn },
  query: ListQuery<Row>,
  part: ListPart,
): Promise<{ rows: Row[]; total: number }> {
  const [rows, total] = await Promise.all([
    query.where(isOnPage(table, part)).orderBy(...part.order),
    db.$count(table, part.wanted),
  ]);
  return { rows, total };
}
