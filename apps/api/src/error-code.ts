/** Error code from the system or a library, such as `ENOENT` or a SQLSTATE. Empty if there is none. */
export function errorCode(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
}

/** Whether a row refers to one deleted in the meantime (PostgreSQL's code for a violated foreign key). */
export function isMissingReference(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return errorCode(error) === '23503' || isMissingReference(error.cause);
}
