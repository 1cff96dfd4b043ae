import { createHash } from 'node:crypto';
import { text } from 'node:stream/consumers';
import * as v from 'valibot';
import { TableColumn } from '../database/transfer/tables.ts';
import { errorCode } from '../error-code.ts';
import { type ArchiveEntry, type EntryRecord, readArchive } from './archive.ts';
import { BackupError } from './backup-error.ts';

/** Format of the archives that this version writes. Later formats have higher numbers. */
export const FORMAT = 1;

/** The last entry of an archive. A truncated archive has none. */
export const MANIFEST = 'manifest.json';

/** The entry with the pending jobs. */
export const JOBS = 'jobs.ndjson';

/** The entry with the key that encrypts the secrets in the database. */
export const KEY = 'secret.key';

export const FILES = 'files/';

/** The entry with the rows of a table. */
export const entryOfTable = (name: string): string => `tables/${name}.ndjson`;

/** The description of an archive's contents. */
export const Manifest = v.object({
  format: v.literal(FORMAT),
  createdAt: v.string(),
  /** Commit of the server that wrote the archive. */
  commit: v.string(),
  /** Hashes of the migrations applied to the database. */
  migrations: v.pipe(v.array(v.string()), v.minLength(1)),
  /** In an order in which their rows can be inserted. */
  tables: v.array(v.object({ name: v.string(), columns: v.array(TableColumn), rows: v.number() })),
  sequences: v.record(v.string(), v.number()),
  /** Number of pending jobs. */
  jobs: v.number(),
  /** Whether the archive includes the uploaded files. */
  withFiles: v.boolean(),
  /** Identifies the key that encrypts the secrets in the database. Null if nothing was encrypted yet. */
  key: v.nullable(v.object({ fingerprint: v.string(), included: v.boolean() })),
  /** Referenced files that are missing from the store, or differ from what was uploaded. */
  fileProblems: v.array(v.string()),
  entries: v.array(v.object({ name: v.string(), bytes: v.number(), sha256: v.string() })),
});
export type Manifest = v.InferOutput<typeof Manifest>;

const AnyFormat = v.object({ format: v.number() });

async function readManifest(file: string, entry: ArchiveEntry): Promise<Manifest> {
  const written: unknown = JSON.parse(await text(entry.content));
  const { format } = v.parse(AnyFormat, written);
  if (format > FORMAT) {
    throw new BackupError(
      `${file} is of format ${format}, and this version reads format ${FORMAT}. Restore it with the version that wrote it, or a later one.`,
    );
  }
  return v.parse(Manifest, written);
}

interface Measured extends EntryRecord {
  lines: number;
}

async function measure({ name, bytes, content }: ArchiveEntry): Promise<Measured> {
  const hash = createHash('sha256');
  let lines = 0;
  for await (const chunk of content) {
    hash.update(chunk);
    if (name.endsWith('.ndjson')) {
      for (let at = chunk.indexOf(10); at !== -1; at = chunk.indexOf(10, at + 1)) lines += 1;
    }
  }
  return { name, bytes, sha256: hash.digest('hex'), lines };
}

/** How the entries differ from their manifest, or null. */
function differenceOf(manifest: Manifest, found: ReadonlyMap<string, Measured>): string | null {
  for (const { name, bytes, sha256 } of manifest.entries) {
    const entry = found.get(name);
    if (!entry) return `${name} is missing`;
    if (entry.bytes !== bytes || entry.sha256 !== sha256) return `${name} is not as it was written`;
  }
  if (found.size !== manifest.entries.length) return 'it has unexpected entries';
  const counts = [
    ...manifest.tables.map(({ name, rows }) => ({ entry: entryOfTable(name), lines: rows })),
    { entry: JOBS, lines: manifest.jobs },
  ];
  const wrong = counts.find(({ entry, lines }) => found.get(entry)?.lines !== lines);
  return wrong ? `${wrong.entry} has not as many rows as were written` : null;
}

async function readWhole(file: string): Promise<{ manifest: Manifest | null; found: Map<string, Measured> }> {
  const found = new Map<string, Measured>();
  let manifest: Manifest | null = null;
  for await (const entry of readArchive(file)) {
    if (entry.name === MANIFEST) manifest = await readManifest(file, entry);
    else found.set(entry.name, await measure(entry));
  }
  return { manifest, found };
}

/** Error codes of the file system. They don't mean that the archive is damaged. */
const ofTheDisk: ReadonlySet<string> = new Set(['ENOENT', 'EACCES', 'EISDIR', 'EIO']);

function explain(file: string, error: unknown): unknown {
  if (error instanceof BackupError) return error;
  const reason = error instanceof Error ? error.message : String(error);
  if (ofTheDisk.has(errorCode(error))) return new BackupError(`${file} cannot be read: ${reason}.`);
  return new BackupError(`${file} is no backup, or it is damaged: ${reason}. Take another one.`, {
    cause: error,
  });
}

/**
 * Reads a whole archive and compares it with its manifest.
 *
 * @throws BackupError if it is not a backup, is damaged, or has an unknown format
 */
export async function verifyArchive(file: string): Promise<Manifest> {
  const { manifest, found } = await readWhole(file).catch((error: unknown) => {
    throw explain(file, error);
  });
  if (!manifest) {
    throw new BackupError(
      `${file} is no backup of Uplift, or was cut off: it has no ${MANIFEST} at its end. Take another one.`,
    );
  }
  const difference = differenceOf(manifest, found);
  if (difference) throw new BackupError(`${file} is damaged: ${difference}. Take another one.`);
  return manifest;
}
