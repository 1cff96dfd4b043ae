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
  /** Where the uploaded files lie; null leaves them out. */
  files: FileStore | null;
  key: InstallationKey | null;
  commit: string;
  /** A folder that is there for this backup alone, and removed after it. */
  workDirectory: string;
}

/** Rows that lie on the disk until they are put into an archive, which wants to know their size before. */
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

/** Writes the rows of one moment to the disk, so that nobody waits for whoever takes the archive. */
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

/** How many files are opened at a time, as each of them waits for its turn in a busy server, and how large they are. */
const FILES_AT_A_TIME = 32;
const SMALL_BYTES = 1_048_576;

interface OpenFile {
  key: string;
  bytes: number;
  content: AsyncIterable<Uint8Array> | null;
}

/** Reads a small file ahead; null where the store lacks it. */
async function openFile(store: FileStore, key: string): Promise<OpenFile | null> {
  const bytes = await store.sizeOf(key);
  if (bytes === null) return null;
  if (bytes > SMALL_BYTES) return { key, bytes, content: null };
  const content = await buffer(await store.read(key));
  return { key, bytes, content: bytesOf(content) };
}

/** Reads spooled rows ahead, as `openFile` does with a file; null where they are many. */
async function smallContent({ path, bytes }: Spooled): Promise<AsyncIterable<Uint8Array> | null> {
  return bytes > SMALL_BYTES ? null : bytesOf(await readFile(path));
}

/** Copies files into an archive, each once; those that the store lacks are left out. */
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
  // Before the rows are read: what is removed meanwhile is in the archive, whichever rows name it.
  if (source.files) await copyFiles(writer, source.files, await readNamedFiles(db), copied);
  const { spooled, files, ...rows } = await spoolRows(db, workDirectory);
  // What was uploaded meanwhile: nobody removes a file that is not a day old.
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
 * Writes an installation as it is at one moment to a stream, whatever is written meanwhile.
 *
 * @throws BackupError where there is nothing to back up
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
