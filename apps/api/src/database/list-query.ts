import { type Column, type SQL, sql } from 'drizzle-orm';

/** Which column a list is sorted by, and in which direction. */
export interface SortOrder<Name extends string> {
  by: Name;
  descending: boolean;
}

/** Everything of ASCII that is neither letter nor digit. PostgreSQL's own splitting keeps addresses and numbers whole. */
const SEPARATORS = String.raw`[\x01-\x2f\x3a-\x40\x5b-\x60\x7b-\x7f]+`;

/** The words of columns, as `matchesWords` looks for them. Make a GIN index over it where a list may grow long. */
export function wordsOf(...columns: readonly Column[]): SQL {
  const text = sql.join(
    columns.map((column) => sql`coalesce(${column}, '')`),
    sql` || ' ' || `,
  );
  return sql`to_tsvector('simple', regexp_replace(${text}, ${sql.raw(`'${SEPARATORS}'`)}, ' ', 'g'))`;
}

/** Whether each word that is searched for begins a word of these columns, in any order. Undefined where nothing is searched for. */
export function matchesWords(search: string | undefined, ...columns: readonly Column[]): SQL | undefined {
  if (!search) return undefined;
  const words = search.split(/[^\p{L}\p{M}\p{N}]+/u).filter((word) => word !== '');
  if (words.length === 0) return sql`false`;
  return sql`${wordsOf(...columns)} @@ to_tsquery('simple', ${words.map((word) => `${word}:*`).join(' & ')})`;
}
