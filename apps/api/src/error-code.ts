/** The code that the system or a library gave an error, such as `ENOENT` or a SQLSTATE; empty where it has none. */
export function errorCode(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
}
