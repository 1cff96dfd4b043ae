import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import pLimit from 'p-limit';
import type { Config } from '../config.ts';
import { type NamedFile, readNamedFiles } from '../database/transfer/read-snapshot.ts';
import { FileMissing, type FileStore } from '../files/file-store.ts';
import { createLocalFileStore } from '../files/local-file-store.ts';
import { openFileStore } from '../files/open-file-store.ts';
import { BackupError } from './backup-error.ts';
import { withDatabase } from './with-database.ts';

/** How many files are on their way at a time. */
const AT_A_TIME = 8;

export interface MoveFilesOptions {
  place: Pick<Config, 'dataDirectory' | 'databaseUrl' | 'files'>;
  to: 's3' | 'local';
  report: (message: string) => void;
}

export interface MovedFiles {
  /** How many were copied, and read back. */
  copied: number;
  /** How many were there already, as they were uploaded. */
  present: number;
  /** Files that rows name and that neither store has, or has otherwise than they were uploaded. */
  problems: string[];
}

/** SHA-256 of a file, hexadecimal; null where the store has none. */
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

/** Copies a file, and gives the checksum of what was sent; null where the source has none. */
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
 * Copies files from one store to another, and reads each of them back. What is there already is left as it is, and the
 * source keeps what it has.
 *
 * @throws BackupError where a file is not there as it was sent
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
 * Copies the files that rows name between the data directory and the bucket of an installation.
 *
 * @throws BackupError where it has no bucket, or a file did not arrive; StartError where a server has the database
 */
export async function moveFiles({ place, to, report }: MoveFilesOptions): Promise<MovedFiles> {
  const { files, dataDirectory } = place;
  if (files.kind !== 's3') throw new BackupError('Name the bucket with FILES_S3_BUCKET.');
  const local = createLocalFileStore(join(dataDirectory, 'files'));
  const bucket = await openFileStore(files);
  const stores = to === 's3' ? { source: local, target: bucket } : { source: bucket, target: local };
  return withDatabase(place, report, async (db) => copyFiles(await readNamedFiles(db), stores));
}
