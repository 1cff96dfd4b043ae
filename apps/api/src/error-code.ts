/** The code that the system or a library gave an error, such as `ENOENT` or a SQLSTATE; empty where it has none. */
export function errorCode(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
}

/** Whether a row refers to one that was deleted meanwhile: PostgreSQL's code for a violated foreign key. */
export function isMissingReference(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return errorCode(error) === '23503' || isMissingReference(error.cause);
}
