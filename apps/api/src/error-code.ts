/** Error code from the system or a library, such as `ENOENT` or a SQLSTATE. Empty if there is none. */
export function errorCode(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
}

/** Whether an error or one of its causes is as described. */
export function hasCause(error: unknown, matches: (cause: Error) => boolean): boolean {
  return error instanceof Error && (matches(error) || hasCause(error.cause, matches));
}

/** Whether a row refers to one deleted in the meantime (PostgreSQL's code for a violated foreign key). */
export const isMissingReference = (error: unknown): boolean =>
  hasCause(error, (cause) => errorCode(cause) === '23503');
