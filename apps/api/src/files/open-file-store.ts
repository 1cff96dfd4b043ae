import type { Config } from '../config.ts';
import { StartError } from '../start-error.ts';
import { type FileStore, FileStoreUnavailable } from './file-store.ts';
import { createLocalFileStore } from './local-file-store.ts';

/** The file store that the configuration names. */
export async function openFileStore(files: Config['files']): Promise<FileStore> {
  if (files.kind === 'local') return createLocalFileStore(files.directory);
  // Servers that keep files on their disk load nothing of it.
  const { createS3FileStore } = await import('./s3-file-store.ts');
  return createS3FileStore(files);
}

/**
 * Makes sure that a store lets us in. One that does not answer may come back, so it holds no start up.
 *
 * @throws StartError where its configuration or its permissions are wrong
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
