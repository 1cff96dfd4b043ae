import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import { exactly, FileMissing, type FileStore, type StoredFile } from './file-store.ts';

async function* listFiles(disk: Disk, directory: string, folder: string): AsyncGenerator<StoredFile> {
  // The folder doesn't exist before the first file.
  if (!existsSync(join(directory, folder))) return;
  const { objects } = await disk.listAll(folder, { recursive: true });
  for (const file of objects) {
    if (file.isDirectory) continue;
    const { lastModified } = await file.getMetaData();
    yield { key: file.key, changedAt: lastModified };
  }
}

/** Stores files in a folder of this machine. */
export function createLocalFileStore(directory: string): FileStore {
  const disk = new Disk(new FSDriver({ location: directory, visibility: 'private' }));
  return {
    has: (key) => disk.exists(key),
    sizeOf: async (key) => ((await disk.exists(key)) ? (await disk.getMetaData(key)).contentLength : null),
    write: async (key, content) => {
      const path = join(directory, key);
      const draft = `${path}.${randomUUID()}`;
      try {
        await mkdir(dirname(path), { recursive: true });
        // Not through the driver, which doesn't report why a stream couldn't be written.
        await (content instanceof Uint8Array
          ? writeFile(draft, content)
          : pipeline(exactly(content), createWriteStream(draft)));
        // Readers see the file completely or not at all, whenever the process ends.
        await rename(draft, path);
      } catch (error) {
        await rm(draft, { force: true });
        throw error;
      } finally {
        if (!(content instanceof Uint8Array)) content.content.destroy();
      }
    },
    read: async (key, range) => {
      if (!(await disk.exists(key))) throw new FileMissing(key);
      // Not through the driver, which can't start in the middle.
      return createReadStream(join(directory, key), range && { start: range.first, end: range.last });
    },
    remove: (key) => disk.delete(key),
    list: (folder) => listFiles(disk, directory, folder),
  };
}
