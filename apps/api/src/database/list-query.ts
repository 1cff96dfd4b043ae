import { withAsciiDomain } from '@uplift/data-client/contract';
import { type Column, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { wordsOf } from './words-of.ts';

/** Column and direction that a list is sorted by. */
export interface SortOrder<Name extends string> {
  by: Name;
  descending: boolean;
}

/** The words of a text as prefixes in a text search query. */
function prefixesOf(text: string): string {
  const words = text.split(/[^\p{L}\p{M}\p{N}]+/u).filter((word) => word !== '');
  return words.map((word) => `${word}:*`).join(' & ');
}

/**
 * Whether each search word is a prefix of a word in these columns, in any order, ignoring case and accents.
 * Undefined without a search.
 */
export function matchesWords(search: string | undefined, ...columns: readonly Column[]): SQL | undefined {
  if (!search) return undefined;
  const terms = search.split(/\s+/).map((term) => {
    // E-mail addresses are stored with their domain in Punycode.
    const spellings = new Set([term, withAsciiDomain(term)].map(prefixesOf));
    return [...spellings].filter((spelling) => spelling !== '').join(' | ');
  });
  const wanted = terms.filter((term) => term !== '').map((term) => `(${term})`);
  if (wanted.length === 0) return sql`false`;
  return sql`${wordsOf(...columns)} @@ to_tsquery('unaccented', ${wanted.join(' & ')})`;
}

/** A page of a list. */
export interface ListPart {
  wanted: SQL | undefined;
  /** The search text, if `wanted` contains a search. */
  search?: string | undefined;
  order: readonly SQL[];
  limit: number;
  offset: number;
}

/**
 * Whether a row is on a page. If an index covers the condition and the order, the rows of earlier pages
 * aren't read. Select the other columns and joins by this condition.
 */
export function isOnPage(
  table: PgTable & { id: PgColumn },
  { wanted, search, order, limit, offset }: ListPart,
): SQL {
  const where = wanted ? sql`where ${wanted}` : sql``;
  // PostgreSQL assumes that every word is frequent. Without `offset 0`, it would scan all rows in order until
  // enough of them match a word that is rare.
  const rows = search ? sql`(select * from ${table} ${where} offset 0) as ${table}` : sql`${table} ${where}`;
  return sql`${table.id} in (select ${table.id} from ${rows}
    order by ${sql.join([...order], sql`, `)} limit ${limit} offset ${offset})`;
}
