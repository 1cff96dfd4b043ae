import type { Clock } from '../../clock.ts';
import type { FileStore, StoredFile } from '../../files/file-store.ts';
import { removeUnusedFiles } from '../../files/remove-unused-files.ts';
import { removeUploadsBefore } from '../../http/receive-upload.ts';
import type { AdminAssetsRepository } from './admin-assets.repository.ts';

const DAY_MS = 24 * 3_600_000;

/** A younger file may belong to an upload whose row is being written, or be on its way to somebody. */
const YOUNG_MS = DAY_MS;

/** Copies lie in a folder named after the bytes of their original. */
const originalOf = ({ key }: StoredFile) => key.split('/')[1] ?? '';

/**
 * Removes what nobody can see any more: what has been in the trash for longer than its time, and files that no row has,
 * whether they were replaced, or their rows never came to be.
 *
 * @returns what to call from time to time
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
