import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { errorCode } from '../error-code.ts';
import { BackupError } from './backup-error.ts';
import { type Manifest, verifyArchive } from './manifest.ts';

const advice: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such folder',
  EACCES: 'this user may not write there',
  ENOSPC: 'the disk is full',
  EISDIR: 'it is a folder',
};

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder);
  await handle.sync().finally(() => handle.close());
}

/**
 * Compresses a backup into a temporary file, verifies it, and renames it. The compression runs here, not in
 * the server that sends the backup, because a busy server gets to each chunk only between two responses.
 *
 * @throws BackupError. Leaves no temporary file, and doesn't change an existing file of that name.
 */
export async function writeToFile(
  file: string,
  write: (destination: Writable) => Promise<unknown>,
): Promise<Manifest> {
  const draft = `${file}.${randomUUID()}.part`;
  try {
    const output = createWriteStream(draft, { mode: 0o600, flags: 'wx', flush: true });
    await once(output, 'open');
    const compressor = createGzip();
    // If `write` fails before it sends anything, the file would stay open.
    await Promise.all([pipeline(compressor, output), write(compressor)]).finally(() => compressor.destroy());
    const manifest = await verifyArchive(draft).catch((error: unknown) => {
      if (!(error instanceof BackupError)) throw error;
      throw new BackupError(
        `The backup cannot be read back, so it was removed. ${error.message.replaceAll(draft, 'It')} If a running server wrote it, its output says why.`,
      );
    });
    await rename(draft, file);
    await syncFolder(dirname(file));
    return manifest;
  } catch (error) {
    await rm(draft, { force: true });
    const why = advice[errorCode(error)];
    if (why) throw new BackupError(`${file} cannot be written: ${why}.`, { cause: error });
    throw error;
  }
}
