import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import type { DocumentType } from '@uplift/data-client/contract/project';
import { lockStoredBytes, readStoredBytes } from '../database/client-storage.ts';
import type { Database } from '../database/database.ts';
import { type Transaction, unitOfWork } from '../database/unit-of-work.ts';
import type { UploadedFile } from '../http/receive-upload.ts';
import { HttpError } from '../http-error.ts';
import type { FileStore } from './file-store.ts';
import { endingOf, sniffDocument } from './sniff-document.ts';

export interface ClientStorage {
  db: Database;
  files: FileStore;
  /** Total size of all files of one client, in bytes. */
  quota: number;
}

/** Metadata of a stored file. */
export interface ClientFile {
  type: DocumentType;
  byteSize: number;
  checksum: string;
  storageKey: string;
}

/**
 * Checks that an upload fits into the storage of a client. All sizes are in bytes.
 *
 * @throws HttpError 413 if it doesn't
 */
function checkQuota({ name, byteSize }: UploadedFile, stored: number, quota: number): void {
  if (stored + byteSize <= quota) return;
  const left = Math.max(0, Math.floor((quota - stored) / 1_024 ** 2));
  const message = `Not enough storage for ${name}: ${left} MB of ${quota / 1_024 ** 3} GB left. Delete files that you no longer need, which frees storage when they leave the trash, or ask the administrator for more.`;
  throw new HttpError(413, message, { errors: { file: [message] } });
}

/**
 * Stores an upload under a new key, then adds its row in a transaction, so that a row never points to a partially
 * written file. Removes the file if the row is refused.
 *
 * @throws HttpError 400 if the file is rejected, or 413 if the client's storage is full
 */
export async function storeClientUpload<Result>(
  { db, files, quota }: ClientStorage,
  { clientId, folder, upload }: { clientId: string; folder: string; upload: UploadedFile },
  addRow: (tx: Transaction, file: ClientFile) => Promise<Result>,
): Promise<Result> {
  const type = await sniffDocument(upload);
  checkQuota(upload, await readStoredBytes(db, clientId), quota);
  const { byteSize, checksum } = upload;
  const storageKey = `${folder}/${randomUUID()}${endingOf(type)}`;
  await files.write(storageKey, { bytes: byteSize, content: createReadStream(upload.path) });
  try {
    return await unitOfWork(db, async (tx) => {
      // Again, because another upload may have taken the storage meanwhile.
      checkQuota(upload, await lockStoredBytes(tx, clientId), quota);
      return addRow(tx, { type, byteSize, checksum, storageKey });
    });
  } catch (error) {
    // After any other error, the row may have been committed. The clean-up removes the file if it wasn't, or if
    // it can't be removed now.
    if (error instanceof HttpError) await files.remove(storageKey).catch(() => undefined);
    throw error;
  }
}
