import { createReadStream } from 'node:fs';
import { mkdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Writable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { DatabaseConnection } from '../database/database.ts';
import { appliedMigrations } from '../database/migrations.ts';
import { type NamedFile, readNamedFiles } from '../database/transfer/named-files.ts';
import type { FileStore } from '../files/file-store.ts';
import { type ArchiveWriter, type EntryRecord, openArchiveWriter } from './archive.ts';
import { BackupError } from './backup-error.ts';
import { fingerprintOf, type InstallationKey } from './installation-key.ts';
import { DATABASE, FILES, FORMAT, KEY, MANIFEST, type Manifest } from './manifest.ts';

export interface BackupSource {
  database: Pick<DatabaseConnection, 'db' | 'dump' | 'engine'>;
  /** Store of the uploaded files. Null leaves them out. */
  files: FileStore | null;
  key: InstallationKey | null;
  commit: string;
  /** A folder for this backup only. It is created, and removed afterwards. */
  workDirectory: string;
}

interface Dump {
  migrations: string[];
  /** Files that the rows in the dump refer to. */
  files: NamedFile[];
}

/** Dumps a snapshot to disk, so that a slow reader of the archive doesn't block others. */
function dumpTo(file: string, { db, dump }: BackupSource['database']): Promise<Dump> {
  return db.transaction(
    async (tx) => {
      const migrations = await appliedMigrations(tx);
      if (migrations.length === 0) {
        throw new BackupError(
          'There is nothing to back up yet: the database is empty. Start the server first.',
        );
      }
      const files = await readNamedFiles(tx);
      await dump(tx, file);
      return { migrations, files };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

async function* bytesOf(content: Uint8Array): AsyncGenerator<Uint8Array> {
  yield content;
}

function addText(writer: ArchiveWriter, name: string, content: string): Promise<EntryRecord> {
  const bytes = Buffer.from(content);
  return writer.add(name, bytes.length, bytesOf(bytes));
}

/** Number of files opened concurrently, because on a busy server each one waits for its turn. */
const FILES_AT_A_TIME = 32;
/** Size up to which a file is read ahead, in bytes. */
const SMALL_BYTES = 1_048_576;

interface OpenFile {
  key: string;
  bytes: number;
  content: AsyncIterable<Uint8Array> | null;
}

/** Opens a file, and reads it ahead if it is small. Returns null if the store doesn't have it. */
async function openFile(store: FileStore, key: string): Promise<OpenFile | null> {
  const bytes = await store.sizeOf(key);
  if (bytes === null) return null;
  if (bytes > SMALL_BYTES) return { key, bytes, content: null };
  const content = await buffer(await store.read(key));
  return { key, bytes, content: bytesOf(content) };
}

/** Copies files into an archive, each once. Skips files that the store doesn't have. */
async function copyFiles(
  writer: ArchiveWriter,
  store: FileStore,
  files: readonly NamedFile[],
  copied: Map<string, EntryRecord>,
): Promise<void> {
  const keys = [...new Set(files.map(({ key }) => key))].filter((key) => !copied.has(key));
  for (let from = 0; from < keys.length; from += FILES_AT_A_TIME) {
    const group = keys.slice(from, from + FILES_AT_A_TIME);
    for (const file of await Promise.all(group.map((key) => openFile(store, key)))) {
      if (!file) continue;
      const { key, bytes, content } = file;
      copied.set(key, await writer.add(`${FILES}${key}`, bytes, content ?? (await store.read(key))));
    }
  }
}

function problemsOf(files: readonly NamedFile[], copied: ReadonlyMap<string, EntryRecord>): string[] {
  return files.flatMap(({ key, checksum }) => {
    const entry = copied.get(key);
    if (!entry) return [`${key} is missing`];
    return entry.sha256 === checksum ? [] : [`${key} is not as it was uploaded`];
  });
}

async function write(source: BackupSource, writer: ArchiveWriter): Promise<Manifest> {
  const { database, key } = source;
  const copied = new Map<string, EntryRecord>();
  // Before the dump, so that files removed in the meantime are in the archive.
  if (source.files) await copyFiles(writer, source.files, await readNamedFiles(database.db), copied);
  const dump = join(source.workDirectory, DATABASE);
  const { migrations, files } = await dumpTo(dump, database);
  // Files uploaded in the meantime. They still exist, because files are not removed within a day.
  if (source.files) await copyFiles(writer, source.files, files, copied);
  const entries = [...copied.values()];
  entries.push(await writer.add(DATABASE, (await stat(dump)).size, createReadStream(dump)));
  if (key?.isFile) entries.push(await addText(writer, KEY, Buffer.from(key.bytes).toString('base64url')));
  const manifest: Manifest = {
    format: FORMAT,
    createdAt: new Date().toISOString(),
    commit: source.commit,
    engine: database.engine,
    migrations,
    withFiles: source.files !== null,
    key: key && { fingerprint: fingerprintOf(key.bytes), included: key.isFile },
    fileProblems: source.files ? problemsOf(files, copied) : [],
    entries,
  };
  await addText(writer, MANIFEST, `${JSON.stringify(manifest, null, 1)}\n`);
  return manifest;
}

/**
 * Writes a consistent snapshot of an installation to a stream, despite concurrent writes.
 *
 * @throws BackupError if there is nothing to back up
 */
export async function writeBackup(source: BackupSource, destination: Writable): Promise<Manifest> {
  await mkdir(source.workDirectory, { recursive: true, mode: 0o700 });
  const writer = openArchiveWriter(destination);
  try {
    const manifest = await write(source, writer);
    await writer.finish();
    return manifest;
  } catch (error) {
    await writer.abort(error);
    throw error;
  } finally {
    await rm(source.workDirectory, { recursive: true, force: true });
  }
}
