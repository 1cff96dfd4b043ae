import { createHash } from 'node:crypto';
import { text } from 'node:stream/consumers';
import * as v from 'valibot';
import { errorCode } from '../error-code.ts';
import { type ArchiveEntry, type EntryRecord, readArchive } from './archive.ts';
import { BackupError } from './backup-error.ts';

/** Format of the archives that this version reads and writes. Later formats have higher numbers. */
export const FORMAT = 2;

/** The last entry of an archive. A truncated archive has none. */
export const MANIFEST = 'manifest.json';

/** The entry with the database, in the format of its engine's tools. */
export const DATABASE = 'database.dump';

/** The entry with the key that encrypts the secrets in the database. */
export const KEY = 'secret.key';

export const FILES = 'files/';

/** The description of an archive's contents. */
export const Manifest = v.object({
  format: v.literal(FORMAT),
  createdAt: v.string(),
  /** Commit of the server that wrote the archive. */
  commit: v.string(),
  engine: v.picklist(['pglite', 'postgresql']),
  /** Hashes of the migrations applied to the database. */
  migrations: v.pipe(v.array(v.string()), v.minLength(1)),
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
  if (format !== FORMAT) {
    throw new BackupError(
      `${file} has format ${format}, and this version reads format ${FORMAT}. Restore it with the version that wrote it.`,
    );
  }
  return v.parse(Manifest, written);
}

async function measure({ name, bytes, content }: ArchiveEntry): Promise<EntryRecord> {
  const hash = createHash('sha256');
  for await (const chunk of content) hash.update(chunk);
  return { name, bytes, sha256: hash.digest('hex') };
}

/** How the entries differ from their manifest, or null. */
function differenceOf({ entries }: Manifest, found: ReadonlyMap<string, EntryRecord>): string | null {
  for (const { name, bytes, sha256 } of entries) {
    const entry = found.get(name);
    if (!entry) return `${name} is missing`;
    if (entry.bytes !== bytes || entry.sha256 !== sha256) return `${name} is not as it was written`;
  }
  return found.size === entries.length && found.has(DATABASE) ? null : 'it has other entries than it lists';
}

async function readWhole(
  file: string,
): Promise<{ manifest: Manifest | null; found: Map<string, EntryRecord> }> {
  const found = new Map<string, EntryRecord>();
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
