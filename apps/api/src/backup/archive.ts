import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import type { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { createTarDecoder, createTarPacker } from 'modern-tar';

/** What an entry of an archive is known by. */
export interface EntryRecord {
  name: string;
  bytes: number;
  /** Hexadecimal. */
  sha256: string;
}

export interface ArchiveWriter {
  /** Writes an entry of exactly that many bytes. @throws when its content has more or fewer */
  add: (name: string, bytes: number, content: AsyncIterable<Uint8Array>) => Promise<EntryRecord>;
  /** Resolves when everything has gone to the destination. */
  finish: () => Promise<void>;
  /** Ends the destination with this error. */
  abort: (error: unknown) => Promise<void>;
}

/** Writes a tar archive while it flows to its destination: no entry is ever in memory whole. */
export function openArchiveWriter(destination: Writable): ArchiveWriter {
  const { readable, controller } = createTarPacker();
  const flowing = pipeline(readable, destination);
  // Whoever adds or finishes learns of it.
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

/** An entry of an archive on its way. Its content is read, or cancelled, before the next one is asked for. */
export interface ArchiveEntry {
  name: string;
  bytes: number;
  content: ReadableStream<Uint8Array>;
}

/** Hands everything on to a stream of the web's kind. */
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
 * Reads the entries of an archive that was compressed with gzip, one after the other. Where it is damaged, they or their
 * contents break off.
 */
export async function* readArchive(file: string): AsyncGenerator<ArchiveEntry> {
  const { readable, writable } = createTarDecoder({ strict: true });
  const stop = new AbortController();
  const flowing = pipeline(createReadStream(file), createGunzip(), into(writable), { signal: stop.signal });
  // Whoever reads learns of it.
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
