import { randomUUID } from 'node:crypto';
import { createWriteStream, existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import type { Config } from '../config.ts';
import { lockDataDirectory } from '../database/data-directory-lock.ts';
import { isKnownHistory } from '../database/migrations.ts';
import { openPglite, PGLITE_FOLDER } from '../database/pglite.ts';
import { loadPglite, readPglite, unpackPglite } from '../database/transfer/pglite-files.ts';
import { readPostgresqlDump } from '../database/transfer/postgresql-tools.ts';
import type { FileStore } from '../files/file-store.ts';
import { openFileStore } from '../files/open-file-store.ts';
import { readArchive } from './archive.ts';
import { BackupError } from './backup-error.ts';
import { completeRestore, fillPostgresql, type Target } from './fill-database.ts';
import { checkInstallationKey, writeKeyFile } from './installation-key.ts';
import { DATABASE, FILES, KEY, type Manifest, verifyArchive } from './manifest.ts';

export interface RestoreRequest extends Target {
  place: Target['place'] & Pick<Config, 'databaseUrl' | 'secretKey'>;
  /** Path of the archive. */
  file: string;
}

export interface Restored {
  manifest: Manifest;
  /** Referenced files that are missing from the store. */
  missingFiles: string[];
}

/** Writes the files of an archive to the store, and its dump to a folder. Returns the key in the archive. */
async function extract(file: string, store: FileStore, folder: string): Promise<string | null> {
  let key: string | null = null;
  await mkdir(folder, { recursive: true, mode: 0o700 });
  for await (const { name, bytes, content } of readArchive(file)) {
    if (name === KEY) key = await text(content);
    else if (name === DATABASE)
      await pipeline(content, createWriteStream(join(folder, DATABASE), { mode: 0o600 }));
    else if (name.startsWith(FILES))
      await store.write(name.slice(FILES.length), {
        bytes,
        content: Readable.from(content, { objectMode: false }),
      });
    else await content.cancel();
  }
  return key;
}

/** The statements of an extracted dump, of either engine. */
async function* statementsOf({ engine }: Manifest, folder: string): AsyncGenerator<string> {
  const dump = join(folder, DATABASE);
  if (engine === 'postgresql') return yield* readPostgresqlDump(dump);
  const directory = join(folder, PGLITE_FOLDER);
  await unpackPglite(dump, directory);
  yield* readPglite(directory);
}

/** Restores into a new database and swaps it with the old one when complete. The old one may be corrupt. */
async function intoEmbedded(request: RestoreRequest, manifest: Manifest, work: string): Promise<string[]> {
  const { place, replace, file } = request;
  const { dataDirectory } = place;
  const path = (folder: string): string => join(dataDirectory, folder);
  const [fresh, former] = [`${PGLITE_FOLDER}-restoring`, `${PGLITE_FOLDER}-former`];
  const lock = await lockDataDirectory(dataDirectory);
  try {
    const occupied = existsSync(path(PGLITE_FOLDER));
    if (occupied && !replace) {
      throw new BackupError(
        `${dataDirectory} holds a database already. --replace throws it away; nothing was changed.`,
      );
    }
    await rm(path(fresh), { recursive: true, force: true });
    const key = await extract(file, await openFileStore(place.files), work);
    if (manifest.engine === 'pglite') await unpackPglite(join(work, DATABASE), path(fresh));
    else await loadPglite(path(fresh), statementsOf(manifest, work));
    const database = await openPglite(dataDirectory, fresh);
    const missingFiles = await completeRestore(request, database).finally(database.close);
    if (key !== null && !place.secretKey) await writeKeyFile(place, key);
    if (occupied) await rename(path(PGLITE_FOLDER), path(former));
    await rename(path(fresh), path(PGLITE_FOLDER));
    return missingFiles;
  } finally {
    for (const folder of [fresh, former]) await rm(path(folder), { recursive: true, force: true });
    await lock.release();
  }
}

async function intoPostgresql(
  url: string,
  request: RestoreRequest,
  manifest: Manifest,
  work: string,
): Promise<string[]> {
  const { place, file } = request;
  let key: string | null = null;
  const missingFiles = await fillPostgresql(url, request, async function* () {
    key = await extract(file, await openFileStore(place.files), work);
    yield* statementsOf(manifest, work);
  });
  if (key !== null && !place.secretKey) await writeKeyFile(place, key);
  return missingFiles;
}

/**
 * Checks that this version knows the schema of a backup.
 *
 * @throws BackupError if it comes from a later version or another migration history
 */
function checkMigrations({ migrations, commit, createdAt }: Manifest): void {
  if (isKnownHistory(migrations)) return;
  throw new BackupError(
    `The backup of ${createdAt} was made by another version (commit ${commit}), whose database this one does not know. Update Uplift, then restore it.`,
  );
}

/**
 * Restores a backup into the configured database, of either engine.
 *
 * @throws BackupError, or StartError if the database or a program is not available
 */
export async function restore(request: RestoreRequest): Promise<Restored> {
  const { place, file } = request;
  const manifest = await verifyArchive(file);
  checkMigrations(manifest);
  await checkInstallationKey(place, manifest);
  const work = join(place.dataDirectory, `restore-${randomUUID()}`);
  try {
    const missingFiles = place.databaseUrl
      ? await intoPostgresql(place.databaseUrl, request, manifest, work)
      : await intoEmbedded(request, manifest, work);
    return { manifest, missingFiles };
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}
