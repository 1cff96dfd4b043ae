import type { Readable } from 'node:stream';

/** A stretch of bytes; both ends belong to it. */
export interface ByteRange {
  first: number;
  last: number;
}

/** A content that flows, and says before how many bytes it has. */
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
 * Where the bytes of uploaded files are kept. Nobody sees a file that is written only in part, and nobody but this
 * server sees any.
 *
 * Each call throws FileStoreUnavailable where the store cannot be reached, or refuses us.
 */
export interface FileStore {
  has: (key: string) => Promise<boolean>;
  /** How many bytes a file has; null where there is none. */
  sizeOf: (key: string) => Promise<number | null>;
  /** @throws Error where a stream has more or fewer bytes than it said; nothing is written then */
  write: (key: string, content: FileContent) => Promise<void>;
  /** The bytes of a file, or of a stretch of it, as they come. @throws FileMissing */
  read: (key: string, range?: ByteRange) => Promise<Readable>;
  /** Removes a file. One that is not there any more is no error. */
  remove: (key: string) => Promise<void>;
  /** Every file of a folder and of those in it. */
  list: (folder: string) => AsyncIterable<StoredFile>;
}

/** The store has no such file. */
export class FileMissing extends Error {
  override readonly name = 'FileMissing';

  constructor(key: string) {
    super(`The file store has no ${key}.`);
  }
}

/** The store cannot do what it is asked for right now. Its message says what it answered, and holds no secret. */
export class FileStoreUnavailable extends Error {
  override readonly name = 'FileStoreUnavailable';
  /** Whether it answered, and will answer the same again: its configuration or its permissions are wrong. */
  readonly refused: boolean;

  constructor(message: string, { cause, refused }: { cause: unknown; refused: boolean }) {
    super(message, { cause });
    this.refused = refused;
  }
}

/**
 * The bytes of a stream that has to have as many as it said. The last of them come once the stream has ended: a bucket
 * that has them all keeps the file.
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
