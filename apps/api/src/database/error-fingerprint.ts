import { type Column, type SQL, sql } from 'drizzle-orm';

/** The first line of a stack that names a place in the code, as Chromium (`at f (file:1:2)`) and the others (`f@file:1:2`) write it. */
const FIRST_PLACE = String.raw`(?n)^\s*(at \S.*|\S*@\S+:\d+:\d+)\s*$`;

/** What changes with every release though the code is the same: the host, the hash in a file's name, line and column. */
const CHANGES_WITH_RELEASES = String.raw`https?://[^/\s)]+|-[A-Za-z0-9_-]{8}(?=\.m?js)|\?[^:)\s]*|:\d+`;

const literal = (text: string): SQL => sql.raw(`'${text}'`);

/** The place in the code that an error came from; empty where its stack names none. */
export function topFrameOf(stack: Column): SQL {
  const place = sql`coalesce(substring(${stack} from ${literal(FIRST_PLACE)}), '')`;
  return sql`regexp_replace(${place}, ${literal(CHANGES_WITH_RELEASES)}, '', 'g')`;
}

/** What two reports of the same error have in common. It tells errors apart and protects nothing, so MD5 will do. */
export function fingerprintOf(message: Column, stack: Column): SQL {
  return sql`md5(${message} || chr(10) || ${topFrameOf(stack)})`;
}
