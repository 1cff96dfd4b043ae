import { ASSET_TRASH_DAYS } from '@uplift/data-client/contract/admin';
import type { Container } from '../../container.ts';
import { removeUnusedFiles } from '../../files/remove-unused-files.ts';
import { removeUploadsBefore } from '../../http/receive-upload.ts';
import { createAssetsRepository } from './assets.repository.ts';

const DAY_MS = 24 * 3_600_000;

/** A younger file may belong to an upload without a row yet, or to a running download. */
const YOUNG_MS = DAY_MS;

type Dependencies = Pick<Container, 'db' | 'files' | 'uploadsDirectory' | 'now'>;

/**
 * Deletes assets whose time in the trash is over, and files without a row, either because they were replaced
 * or because their row was never written.
 */
export async function cleanAssets({ db, files, uploadsDirectory, now }: Dependencies): Promise<void> {
  const repository = createAssetsRepository(db);
  const youngest = new Date(now().getTime() - YOUNG_MS);
  await removeUploadsBefore(uploadsDirectory, youngest);
  await repository.removeDeletedBefore(new Date(now().getTime() - ASSET_TRASH_DAYS * DAY_MS));
  await removeUnusedFiles(files, { folder: 'assets', youngest, findInUse: repository.findKeysInUse });
  await removeUnusedFiles(files, {
    folder: 'copies',
    youngest,
    // Copies are stored in a folder named after the checksum of their original.
    nameOf: ({ key }) => key.split('/')[1] ?? '',
    findInUse: repository.findChecksumsInUse,
  });
}
