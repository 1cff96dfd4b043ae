import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import type { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { createTarDecoder, createTarPacker } from 'modern-tar';

/** The name, size and checksum of an archive entry. */
export interface EntryRecord {
  name: string;
  bytes: number;
  /** SHA-256, hexadecimal. */
  sha256: string;
}

export interface ArchiveWriter {
  /** Writes an entry of exactly `bytes` bytes. @throws if the content has more or fewer */
  add: (name: string, bytes: number, content: AsyncIterable<Uint8Array>) => Promise<EntryRecord>;
  /** Resolves when everything was written to the destination. */
  finish: () => Promise<void>;
  /** Destroys the destination with this error. */
  abort: (error: unknown) => Promise<void>;
}

/** Streams a tar archive to a destination. No entry is ever held in memory as a whole. */
export function openArchiveWriter(destination: Writable): ArchiveWriter {
  const { readable, controller } = createTarPacker();
  const flowing = pipeline(readable, destination);
  // Handled: `add` or `finish` rejects too.
  flowing.catch(() => undefined);
  return {
    add: async (name, bytes, content) => {
      const hash = createHash('sha256');
      const writer = controller.add({ name, size: bytes, mode: 0o600, mtime: new Date() }).getWriter();
      for await (const chunk of content) {
        hash.update(chunk);
        await writer.write(chunk);
      }
      await writer.close();
      return { name, bytes, sha256: hash.digest('hex') };
    },
    finish: () => {
      controller.finalize();
      return flowing;
    },
    abort: async (error) => {
      controller.error(error);
      await flowing.catch(() => undefined);
    },
  };
}

/** An entry of an archive being read. Read or cancel its content before requesting the next entry. */
export interface ArchiveEntry {
  name: string;
  bytes: number;
  content: ReadableStream<Uint8Array>;
}

/** Adapts a web stream to the last step of a `pipeline`. */
const into = (writable: WritableStream<Uint8Array>) => async (source: AsyncIterable<Uint8Array>) => {
  const writer = writable.getWriter();
  try {
    for await (const chunk of source) await writer.write(chunk);
    await writer.close();
  } catch (error) {
    await writer.abort(error).catch(() => undefined);
    throw error;
  }
};

/**
 * Reads the entries of a gzip-compressed archive one by one. If it is damaged, iterating over the entries or
 * reading their content fails.
 */
export async function* readArchive(file: string): AsyncGenerator<ArchiveEntry> {
  const { readable, writable } = createTarDecoder({ strict: true });
  const stop = new AbortController();
  const flowing = pipeline(createReadStream(file), createGunzip(), into(writable), { signal: stop.signal });
  // Handled: the reader gets the error too.
  flowing.catch(() => undefined);
  try {
    for await (const { header, body } of readable) {
      yield { name: header.name, bytes: header.size, content: body };
    }
    await flowing;
  } finally {
    stop.abort();
  }
}
