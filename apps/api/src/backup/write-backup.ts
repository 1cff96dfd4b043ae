import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Writable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import type { Database } from '../database/database.ts';
import { type NamedFile, readNamedFiles, readSnapshot } from '../database/transfer/read-snapshot.ts';
import type { FileStore } from '../files/file-store.ts';
import { type ArchiveWriter, type EntryRecord, openArchiveWriter } from './archive.ts';
import { BackupError } from './backup-error.ts';
import { fingerprintOf, type InstallationKey } from './installation-key.ts';
import { entryOfTable, FILES, FORMAT, JOBS, KEY, MANIFEST, type Manifest } from './manifest.ts';

export interface BackupSource {
  db: Database;
  /** Store of the uploaded files. Null leaves them out. */
  files: FileStore | null;
  key: InstallationKey | null;
  commit: string;
  /** A folder for this backup only. It is created, and removed afterwards. */
  workDirectory: string;
}

/** Rows spooled to disk, because an archive needs the size of an entry before its content. */
interface Spooled {
  entry: string;
  path: string;
  bytes: number;
  rows: number;
}

async function spool(
  directory: string,
  entry: string,
  parts: AsyncIterable<readonly string[]>,
): Promise<Spooled> {
  const path = join(directory, entry.replaceAll('/', '-'));
  let rows = 0;
  async function* text(): AsyncGenerator<string> {
    for await (const lines of parts) {
      rows += lines.length;
      yield `${lines.join('\n')}\n`;
    }
  }
  await pipeline(text, createWriteStream(path, { mode: 0o600 }));
  return { entry, path, rows, bytes: (await stat(path)).size };
}

type Rows = Pick<Manifest, 'migrations' | 'tables' | 'sequences' | 'jobs'>;

interface SpooledRows extends Rows {
  spooled: Spooled[];
  files: NamedFile[];
}

/** Spools a snapshot of the rows to disk, so that a slow reader of the archive doesn't block others. */
function spoolRows(db: Database, directory: string): Promise<SpooledRows> {
  return readSnapshot(db, async (snapshot) => {
    const { migrations, sequences, files } = snapshot;
    if (migrations.length === 0) {
      throw new BackupError(
        'There is nothing to back up yet: the database is empty. Start the server first.',
      );
    }
    const tables: Manifest['tables'] = [];
    const spooled: Spooled[] = [];
    for (const table of snapshot.tables) {
      const rows = await spool(directory, entryOfTable(table.name), snapshot.rows(table));
      spooled.push(rows);
      tables.push({ ...table, rows: rows.rows });
    }
    const jobs = await spool(directory, JOBS, snapshot.pendingJobs());
    return { migrations, tables, sequences, jobs: jobs.rows, files, spooled: [...spooled, jobs] };
  });
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

/** Reads spooled rows ahead, as `openFile` does with files. Returns null if they are large. */
async function smallContent({ path, bytes }: Spooled): Promise<AsyncIterable<Uint8Array> | null> {
  return bytes > SMALL_BYTES ? null : bytesOf(await readFile(path));
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
  const { db, key, workDirectory } = source;
  const entries: EntryRecord[] = [];
  const copied = new Map<string, EntryRecord>();
  // Before the rows are read, so that files removed in the meantime are in the archive.
  if (source.files) await copyFiles(writer, source.files, await readNamedFiles(db), copied);
  const { spooled, files, ...rows } = await spoolRows(db, workDirectory);
  // Files uploaded in the meantime. They still exist, because files are not removed within a day.
  if (source.files) await copyFiles(writer, source.files, files, copied);
  const tables = await Promise.all(
    spooled.map(async (rows) => ({ ...rows, content: await smallContent(rows) })),
  );
  for (const { entry, path, bytes, content } of tables) {
    entries.push(await writer.add(entry, bytes, content ?? createReadStream(path)));
  }
  if (key?.isFile) entries.push(await addText(writer, KEY, Buffer.from(key.bytes).toString('base64url')));
  const manifest: Manifest = {
    format: FORMAT,
    createdAt: new Date().toISOString(),
    commit: source.commit,
    ...rows,
    withFiles: source.files !== null,
    key: key && { fingerprint: fingerprintOf(key.bytes), included: key.isFile },
    fileProblems: source.files ? problemsOf(files, copied) : [],
    entries: [...copied.values(), ...entries],
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
