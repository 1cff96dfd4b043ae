import { type Column, type SQL, sql } from 'drizzle-orm';

/**
 * All ASCII characters except letters and digits. PostgreSQL's own parser doesn't split addresses and
 * numbers.
 */
const SEPARATORS = String.raw`[\x01-\x2f\x3a-\x40\x5b-\x60\x7b-\x7f]+`;

/**
 * The words of columns, without case and accents. Create a GIN index on this expression if a list may grow
 * long.
 */
export function wordsOf(...columns: readonly Column[]): SQL {
  const text = sql.join(
    columns.map((column) => sql`coalesce(${column}, '')`),
    sql` || ' ' || `,
  );
  return sql`to_tsvector('unaccented', regexp_replace(${text}, ${sql.raw(`'${SEPARATORS}'`)}, ' ', 'g'))`;
}
