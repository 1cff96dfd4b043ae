/** Why a backup cannot be made or restored. Its message says what is wrong and what to do, so it is shown without a stack. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}
