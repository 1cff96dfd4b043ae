import type { Clock } from '../../clock.ts';
import type { FileStore, StoredFile } from '../../files/file-store.ts';
import { removeUnusedFiles } from '../../files/remove-unused-files.ts';
import { removeUploadsBefore } from '../../http/receive-upload.ts';
import type { AdminAssetsRepository } from './admin-assets.repository.ts';

const DAY_MS = 24 * 3_600_000;

/** A younger file may belong to an upload without a row yet, or to a running download. */
const YOUNG_MS = DAY_MS;

/** Copies are stored in a folder named after the checksum of their original. */
const originalOf = ({ key }: StoredFile) => key.split('/')[1] ?? '';

/**
 * Deletes assets whose time in the trash is over, and files without a row, either because they were replaced
 * or because their row was never written.
 *
 * @returns the cleanup function, to be called periodically
 */
export function createAssetsCleanUp({
  repository,
  files,
  uploadsDirectory,
  trashDays,
  now,
}: {
  repository: Pick<AdminAssetsRepository, 'removeDeletedBefore' | 'findKeysInUse' | 'findChecksumsInUse'>;
  files: FileStore;
  uploadsDirectory: string;
  trashDays: number;
  now: Clock;
}): () => Promise<void> {
  return async () => {
    const youngest = new Date(now().getTime() - YOUNG_MS);
    await removeUploadsBefore(uploadsDirectory, youngest);
    await repository.removeDeletedBefore(new Date(now().getTime() - trashDays * DAY_MS));
    await removeUnusedFiles(files, { folder: 'assets', youngest, findInUse: repository.findKeysInUse });
    await removeUnusedFiles(files, {
      folder: 'copies',
      youngest,
      nameOf: originalOf,
      findInUse: repository.findChecksumsInUse,
    });
  };
}
