import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';

/** A stretch of bytes; both ends belong to it. */
export interface ByteRange {
  first: number;
  last: number;
}

/** Where the bytes of assets are kept. */
export interface FileStore {
  has: (key: string) => Promise<boolean>;
  /** How many bytes a file has; null where there is none. */
  sizeOf: (key: string) => Promise<number | null>;
  write: (key: string, content: Uint8Array | Readable) => Promise<void>;
  /** The bytes of a file, or of a stretch of it. */
  read: (key: string, range?: ByteRange) => Promise<Readable>;
  /** Removes a file. One that is not there any more is no error. */
  remove: (key: string) => Promise<void>;
  /** Every file of a folder and of those in it. */
  list: (folder: string) => AsyncIterable<StoredFile>;
}

export interface StoredFile {
  key: string;
  changedAt: Date;
}

/** Drivers differ in whether they can start in the middle, so the stretch is cut here. */
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
  // Before the first file there is no folder.
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

/** Keeps files in a folder of this machine. */
export function createLocalFileStore(directory: string): FileStore {
  const disk = new Disk(new FSDriver({ location: directory, visibility: 'private' }));
  return {
    has: (key) => disk.exists(key),
    sizeOf: async (key) => ((await disk.exists(key)) ? (await disk.getMetaData(key)).contentLength : null),
    write: async (key, content) => {
      const draft = `${key}.${randomUUID()}`;
      await (content instanceof Uint8Array ? disk.put(draft, content) : disk.putStream(draft, content));
      // A reader sees the file whole or not at all, whenever the process ends.
      await rename(join(directory, draft), join(directory, key));
    },
    read: async (key, range) => {
      const stream = await disk.getStream(key);
      return range ? Readable.from(cut(stream, range)) : stream;
    },
    remove: (key) => disk.delete(key),
    list: (folder) => listFiles(disk, directory, folder),
  };
}
