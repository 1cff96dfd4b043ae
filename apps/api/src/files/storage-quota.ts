import type { UploadedFile } from '../http/receive-upload.ts';
import { HttpError } from '../http-error.ts';

/**
 * Checks that an upload fits into the storage of a client. All sizes are in bytes.
 *
 * @throws HttpError 413 if it doesn't
 */
export function checkQuota({ name, byteSize }: UploadedFile, stored: number, quota: number): void {
  if (stored + byteSize <= quota) return;
  const left = Math.max(0, Math.floor((quota - stored) / 1_024 ** 2));
  const message = `There is not enough storage for ${name}: ${left} MB of ${quota / 1_024 ** 3} GB are left. Delete files that you no longer need, which frees storage when they leave the trash, or ask the administrator for more.`;
  throw new HttpError(413, message, { errors: { file: [message] } });
}
