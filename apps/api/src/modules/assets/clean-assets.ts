import type { Clock } from '../../clock.ts';
import type { FileStore, StoredFile } from '../../files/file-store.ts';
import { removeUploadsBefore } from '../../http/receive-upload.ts';
import type { AdminAssetsRepository } from './admin-assets.repository.ts';

const DAY_MS = 24 * 3_600_000;

/** A younger file may belong to an upload whose row is being written, or be on its way to somebody. */
const YOUNG_MS = DAY_MS;

/** How many files are looked up at a time. */
const AT_A_TIME = 200;

async function* inParts(files: AsyncIterable<StoredFile>): AsyncGenerator<StoredFile[]> {
  let part: StoredFile[] = [];
  for await (const file of files) {
    part.push(file);
    if (part.length < AT_A_TIME) continue;
    yield part;
    part = [];
  }
  if (part.length > 0) yield part;
}

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
  async function removeUnused(
    folder: string,
    nameOf: (file: StoredFile) => string,
    findInUse: (names: readonly string[]) => Promise<Set<string>>,
  ): Promise<void> {
    const youngest = now().getTime() - YOUNG_MS;
    for await (const part of inParts(files.list(folder))) {
      const old = part.filter(({ changedAt }) => changedAt.getTime() < youngest);
      if (old.length === 0) continue;
      const inUse = await findInUse(old.map(nameOf));
      for (const file of old) if (!inUse.has(nameOf(file))) await files.remove(file.key);
    }
  }

  return async () => {
    await removeUploadsBefore(uploadsDirectory, new Date(now().getTime() - YOUNG_MS));
    await repository.removeDeletedBefore(new Date(now().getTime() - trashDays * DAY_MS));
    await removeUnused('assets', ({ key }) => key, repository.findKeysInUse);
    await removeUnused('copies', originalOf, repository.findChecksumsInUse);
  };
}
