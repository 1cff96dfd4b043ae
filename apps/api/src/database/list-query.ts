import { type Column, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';

/** Which column a list is sorted by, and in which direction. */
export interface SortOrder<Name extends string> {
  by: Name;
  descending: boolean;
}

/** Everything of ASCII that is neither letter nor digit. PostgreSQL's own splitting keeps addresses and numbers whole. */
const SEPARATORS = String.raw`[\x01-\x2f\x3a-\x40\x5b-\x60\x7b-\x7f]+`;

/** The words of columns, without case and accents. Make a GIN index over it where a list may grow long. */
export function wordsOf(...columns: readonly Column[]): SQL {
  const text = sql.join(
    columns.map((column) => sql`coalesce(${column}, '')`),
    sql` || ' ' || `,
  );
  return sql`to_tsvector('unaccented', regexp_replace(${text}, ${sql.raw(`'${SEPARATORS}'`)}, ' ', 'g'))`;
}

/**
 * Whether each word that is searched for begins a word of these columns, in any order, whatever its case and accents.
 * Undefined where nothing is searched for.
 */
export function matchesWords(search: string | undefined, ...columns: readonly Column[]): SQL | undefined {
  if (!search) return undefined;
  const words = search.split(/[^\p{L}\p{M}\p{N}]+/u).filter((word) => word !== '');
  if (words.length === 0) return sql`false`;
  return sql`${wordsOf(...columns)} @@ to_tsquery('unaccented', ${words.map((word) => `${word}:*`).join(' & ')})`;
}

/** Which part of a list is wanted. */
export interface ListPart {
  wanted: SQL | undefined;
  /** What is searched for, where `wanted` asks for words. */
  search?: string | undefined;
  order: readonly SQL[];
  limit: number;
  offset: number;
}

/**
 * Whether a row is on a page. Where an index has all that is asked of it, the rows of the pages before are not read at
 * all: take the other columns, and what is joined, by this condition.
 */
export function isOnPage(
  table: PgTable & { id: PgColumn },
  { wanted, search, order, limit, offset }: ListPart,
): SQL {
  const where = wanted ? sql`where ${wanted}` : sql``;
  // PostgreSQL takes every word for a frequent one. Without `offset 0` it would go through all rows in their order
  // until enough of them have a word that hardly any has.
  const rows = search ? sql`(select * from ${table} ${where} offset 0) as ${table}` : sql`${table} ${where}`;
  return sql`${table.id} in (select ${table.id} from ${rows}
    order by ${sql.join([...order], sql`, `)} limit ${limit} offset ${offset})`;
}
