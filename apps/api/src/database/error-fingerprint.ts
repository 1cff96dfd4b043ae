import { type Column, type SQL, sql } from 'drizzle-orm';

/**
 * First stack line with a code location, as written by Chromium (`at f (file:1:2)`) and by others
 * (`f@file:1:2`).
 */
const FIRST_PLACE = String.raw`(?n)^\s*(at \S.*|\S*@\S+:\d+:\d+)\s*$`;

/** Parts that change with each release of the same code: host, hash in the file name, line and column. */
const CHANGES_WITH_RELEASES = String.raw`https?://[^/\s)]+|-[A-Za-z0-9_-]{8}(?=\.m?js)|\?[^:)\s]*|:\d+`;

const literal = (text: string): SQL => sql.raw(`'${text}'`);

/** Code location that an error came from. Empty if its stack has none. */
export function topFrameOf(stack: Column): SQL {
  const place = sql`coalesce(substring(${stack} from ${literal(FIRST_PLACE)}), '')`;
  return sql`regexp_replace(${place}, ${literal(CHANGES_WITH_RELEASES)}, '', 'g')`;
}

/** Identifies reports of the same error. MD5 is enough, because the fingerprint protects nothing. */
export function fingerprintOf(message: Column, stack: Column): SQL {
  return sql`md5(${message} || chr(10) || ${topFrameOf(stack)})`;
}
