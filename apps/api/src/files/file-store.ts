import type { Readable } from 'node:stream';

/** A range of bytes. Both ends are inclusive. */
export interface ByteRange {
  first: number;
  last: number;
}

/** A stream whose length is known in advance. */
export interface SizedStream {
  bytes: number;
  content: Readable;
}

export type FileContent = Uint8Array | SizedStream;

export interface StoredFile {
  key: string;
  changedAt: Date;
}

/**
 * Stores the bytes of uploaded files. Partially written files are never visible, and only this server has
 * access.
 *
 * Each method throws FileStoreUnavailable if the store can't be reached or refuses access.
 */
export interface FileStore {
  has: (key: string) => Promise<boolean>;
  /** Size of a file in bytes. `null` if there is none. */
  sizeOf: (key: string) => Promise<number | null>;
  /** @throws Error if a stream has more or fewer bytes than declared; nothing is written then */
  write: (key: string, content: FileContent) => Promise<void>;
  /** Streams a file or a range of it. @throws FileMissing */
  read: (key: string, range?: ByteRange) => Promise<Readable>;
  /** Removes a file. A missing file isn't an error. */
  remove: (key: string) => Promise<void>;
  /** All files of a folder and its subfolders. */
  list: (folder: string) => AsyncIterable<StoredFile>;
}

/** The store has no such file. */
export class FileMissing extends Error {
  override readonly name = 'FileMissing';

  constructor(key: string) {
    super(`The file store has no ${key}.`);
  }
}

/** The store can't do what was requested right now. The message contains its response and no secret. */
export class FileStoreUnavailable extends Error {
  override readonly name = 'FileStoreUnavailable';
  /** Whether it answered and would answer the same again: its configuration or permissions are wrong. */
  readonly refused: boolean;

  constructor(message: string, { cause, refused }: { cause: unknown; refused: boolean }) {
    super(message, { cause });
    this.refused = refused;
  }
}

/**
 * Passes on a stream that must have as many bytes as declared. Holds back the last bytes until the stream
 * ends, because a bucket that has received them all stores the file.
 */
export async function* exactly({ bytes, content }: SizedStream): AsyncGenerator<Uint8Array> {
  let passed = 0;
  let last: Uint8Array | undefined;
  for await (const chunk of content) {
    const part: Uint8Array = chunk;
    passed += part.length;
    if (passed > bytes) break;
    if (last) yield last;
    last = part;
  }
  if (passed !== bytes) {
    throw new Error(
      `A file was to have ${bytes} bytes and has ${passed > bytes ? 'more' : `only ${passed}`}.`,
    );
  }
  if (last) yield last;
}
