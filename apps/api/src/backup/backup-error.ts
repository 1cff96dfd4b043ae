/** A backup failed, or its restore. The message says what is wrong and what to do, so no stack is shown. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}
