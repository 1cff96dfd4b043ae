import type { Config } from '../config.ts';
import { StartError } from '../start-error.ts';
import { type FileStore, FileStoreUnavailable } from './file-store.ts';
import { createLocalFileStore } from './local-file-store.ts';

/** Opens the configured file store. */
export async function openFileStore(files: Config['files']): Promise<FileStore> {
  if (files.kind === 'local') return createLocalFileStore(files.directory);
  // Imported on demand: servers that store files on disk don't load any of it.
  const { createS3FileStore } = await import('./s3-file-store.ts');
  return createS3FileStore(files);
}

/**
 * Checks access to a store. A store that doesn't answer may recover, so it doesn't block the start.
 *
 * @throws StartError if its configuration or permissions are wrong
 */
export async function checkFileStore(store: FileStore, report: (message: string) => void): Promise<void> {
  try {
    for await (const _ of store.list('assets')) return;
  } catch (error) {
    if (!(error instanceof FileStoreUnavailable)) throw error;
    if (error.refused) {
      throw new StartError(
        `${error.message}\nSee that the FILES_S3_ variables name a bucket that is there, in its region, and that their key may list, read, write and remove files in it.`,
        { cause: error },
      );
    }
    report(`${error.message} Until it does, files are answered with 503; all the rest works.`);
  }
}
