import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import pLimit from 'p-limit';
import type { Config } from '../config.ts';
import { type NamedFile, readNamedFiles } from '../database/transfer/named-files.ts';
import { FileMissing, type FileStore } from '../files/file-store.ts';
import { createLocalFileStore } from '../files/local-file-store.ts';
import { openFileStore } from '../files/open-file-store.ts';
import { BackupError } from './backup-error.ts';
import { withDatabase } from './with-database.ts';

/** Number of files copied concurrently. */
const AT_A_TIME = 8;

export interface MoveFilesOptions {
  place: Pick<Config, 'dataDirectory' | 'databaseUrl' | 'files'>;
  to: 's3' | 'local';
  report: (message: string) => void;
}

export interface MovedFiles {
  /** Number of files that were copied and verified. */
  copied: number;
  /** Number of files that the target already had, unchanged. */
  present: number;
  /** Referenced files that neither store has, or that differ from what was uploaded. */
  problems: string[];
}

/** Hexadecimal SHA-256 of a file, or null if the store doesn't have it. */
async function checksumIn(store: FileStore, key: string): Promise<string | null> {
  const hash = createHash('sha256');
  try {
    for await (const chunk of await store.read(key)) hash.update(chunk);
  } catch (error) {
    if (error instanceof FileMissing) return null;
    throw error;
  }
  return hash.digest('hex');
}

/** Copies a file. Returns the checksum of the sent bytes, or null if the source doesn't have the file. */
async function copy(from: FileStore, to: FileStore, key: string): Promise<string | null> {
  const bytes = await from.sizeOf(key);
  if (bytes === null) return null;
  const source = await from.read(key);
  const hash = createHash('sha256');
  async function* noted() {
    for await (const chunk of source) {
      hash.update(chunk);
      yield chunk;
    }
  }
  await to.write(key, { bytes, content: Readable.from(noted(), { objectMode: false }) });
  return hash.digest('hex');
}

/**
 * Copies files from one store to another and verifies each copy. Skips files that the target already has, and
 * doesn't change the source.
 *
 * @throws BackupError if a copy differs from the sent bytes
 */
export async function copyFiles(
  named: readonly NamedFile[],
  { source, target }: { source: FileStore; target: FileStore },
): Promise<MovedFiles> {
  const moved: MovedFiles = { copied: 0, present: 0, problems: [] };

  async function move({ key, checksum }: NamedFile): Promise<void> {
    const there = await checksumIn(target, key);
    if (there === checksum) {
      moved.present += 1;
      return;
    }
    const sent = await copy(source, target, key);
    if (sent === null) {
      moved.problems.push(`${key} is ${there === null ? 'missing' : 'not as it was uploaded'}`);
      return;
    }
    if ((await checksumIn(target, key)) !== sent) {
      await target.remove(key);
      throw new BackupError(
        `${key} did not arrive as it was sent, so it was removed. Run the command again.`,
      );
    }
    moved.copied += 1;
    if (sent !== checksum) moved.problems.push(`${key} is not as it was uploaded`);
  }

  const inTurn = pLimit(AT_A_TIME);
  const each = new Map(named.map((file) => [file.key, file])).values();
  await inTurn.map(each, move).finally(inTurn.clearQueue);
  return moved;
}

/**
 * Copies the referenced files between the data directory and the bucket of an installation.
 *
 * @throws BackupError if no bucket is configured or a copy is damaged
 * @throws StartError if a server uses the database
 */
export async function moveFiles({ place, to, report }: MoveFilesOptions): Promise<MovedFiles> {
  const { files, dataDirectory } = place;
  if (files.kind !== 's3') throw new BackupError('Name the bucket with FILES_S3_BUCKET.');
  const local = createLocalFileStore(join(dataDirectory, 'files'));
  const bucket = await openFileStore(files);
  const stores = to === 's3' ? { source: local, target: bucket } : { source: bucket, target: local };
  return withDatabase(place, report, async ({ db }) => copyFiles(await readNamedFiles(db), stores));
}
