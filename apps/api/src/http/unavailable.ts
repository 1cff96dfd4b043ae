import { errorCode, hasCause } from '../error-code.ts';

/**
 * Codes of a database that can't answer right now: it is shutting down, crashed or starting (57P01 to 57P03),
 * has no connection left (53300), canceled a statement, a lock or a transaction that took too long (57014,
 * 55P03, 25P03), resolved a deadlock (40P01), takes no writes, like a standby (25006), or isn't there.
 */
const codes: ReadonlySet<string> = new Set([
  '57P01',
  '57P02',
  '57P03',
  '53300',
  '57014',
  '55P03',
  '25P03',
  '40P01',
  '25006',
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
]);

/**
 * Without a code: a connection that broke during or before the statement, or none that became free in time.
 */
const messages =
  /^(?:Connection terminated|Query read timeout|timeout exceeded when trying to connect|Client (?:has encountered a connection error|was closed) and is not queryable)/;

/** Whether the database was the cause, so that a retry may succeed soon. */
export const isDatabaseUnavailable = (error: unknown): boolean =>
  hasCause(error, (cause) => codes.has(errorCode(cause)) || messages.test(cause.message));

/** How often an outage is logged, in milliseconds, instead of once for each failed request. */
const OUTAGE_LINE_MS = 60_000;

let lastLine = Number.NEGATIVE_INFINITY;

/** Whether an outage of the database is due to be logged. Counts this call as logged. */
export function isOutageLogDue(): boolean {
  const now = performance.now();
  if (now - lastLine < OUTAGE_LINE_MS) return false;
  lastLine = now;
  return true;
}

/** The disk or the user's quota is full, as reported by the system and by PostgreSQL. */
const noRoomCodes: ReadonlySet<string> = new Set(['ENOSPC', 'EDQUOT', '53100']);

/** Whether there was no disk space left to store something. */
export const hasNoRoom = (error: unknown): boolean =>
  hasCause(error, (cause) => noRoomCodes.has(errorCode(cause)));
