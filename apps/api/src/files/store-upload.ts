import { createReadStream } from 'node:fs';
import type { UploadedFile } from '../http/receive-upload.ts';
import { HttpError } from '../http-error.ts';
import type { FileStore } from './file-store.ts';

/**
 * Stores an upload under a new key, then adds its row, so that a row never points to a partially written file.
 * Removes the file if the row is refused.
 */
export async function storeUpload<Result>(
  files: FileStore,
  storageKey: string,
  upload: UploadedFile,
  addRow: () => Promise<Result>,
): Promise<Result> {
  await files.write(storageKey, { bytes: upload.byteSize, content: createReadStream(upload.path) });
  try {
    return await addRow();
  } catch (error) {
    // After any other error, the row may have been committed. The clean-up removes the file if it wasn't, or if
    // it can't be removed now.
    if (error instanceof HttpError) await files.remove(storageKey).catch(() => undefined);
    throw error;
  }
}
