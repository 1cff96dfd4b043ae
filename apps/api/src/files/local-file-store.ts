import { randomUUID } from 'node:crypto';
import { createWriteStream, existsSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import { type ByteRange, exactly, FileMissing, type FileStore, type StoredFile } from './file-store.ts';

/** The driver can't start in the middle, so the range is cut here. */
async function* cut(source: Readable, { first, last }: ByteRange): AsyncGenerator<Buffer> {
  let position = 0;
  for await (const chunk of source) {
    const bytes = Buffer.from(chunk);
    const start = Math.max(first - position, 0);
    const end = Math.min(last + 1 - position, bytes.length);
    if (start < end) yield bytes.subarray(start, end);
    position += bytes.length;
    if (position > last) return;
  }
}

async function* listFiles(disk: Disk, directory: string, folder: string): AsyncGenerator<StoredFile> {
  // The folder doesn't exist before the first file.
  if (!existsSync(join(directory, folder))) return;
  let paginationToken: string | undefined;
  do {
    const page = await disk.listAll(folder, {
      recursive: true,
      ...(paginationToken ? { paginationToken } : {}),
    });
    for (const file of page.objects) {
      if (file.isDirectory) continue;
      const { lastModified } = await file.getMetaData();
      yield { key: file.key, changedAt: lastModified };
    }
    ({ paginationToken } = page);
  } while (paginationToken);
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
      const stream = await disk.getStream(key);
      // A reader that leaves before the first byte would otherwise leave the file open.
      return range ? Readable.from(cut(stream, range)).once('close', () => stream.destroy()) : stream;
    },
    remove: (key) => disk.delete(key),
    list: (folder) => listFiles(disk, directory, folder),
  };
}
