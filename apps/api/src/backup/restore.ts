import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { systemClock } from '../clock.ts';
import type { Config } from '../config.ts';
import { lockDataDirectory } from '../database/data-directory-lock.ts';
import type { DatabaseConnection } from '../database/database.ts';
import { openPglite, PGLITE_FOLDER } from '../database/pglite.ts';
import { connectPostgresql } from '../database/postgresql.ts';
import { countServers, readOccupation } from '../database/transfer/fill-database.ts';
import { readNamedFiles } from '../database/transfer/read-snapshot.ts';
import { createEvents } from '../events/events.ts';
import { openFileStore } from '../files/open-file-store.ts';
import { openJobQueue } from '../jobs/job-queue.ts';
import { createErasure } from '../modules/erasure/erasure.service.ts';
import { createSubscribersWithoutMail } from '../modules/event-subscribers.ts';
import { BackupError } from './backup-error.ts';
import { checkInstallationKey, writeKeyFile } from './installation-key.ts';
import { type Manifest, verifyArchive } from './manifest.ts';
import { checkMigrations, restoreBackup } from './restore-backup.ts';

export interface RestoreRequest {
  place: Pick<Config, 'dataDirectory' | 'databaseUrl' | 'files' | 'secretKey' | 'officeTimeZone'>;
  /** Path of the archive. */
  file: string;
  /** Whether the current contents of the database may be discarded. */
  replace: boolean;
  report: (message: string) => void;
}

export interface Restored {
  manifest: Manifest;
  /** Referenced files that are missing from the store. */
  missingFiles: string[];
}

/** Restores into an open database. Returns the key in the backup. */
async function fill(
  request: RestoreRequest,
  manifest: Manifest,
  connection: DatabaseConnection,
): Promise<{ key: string | null; missingFiles: string[] }> {
  const { file, place, report } = request;
  const files = await openFileStore(place.files);
  const jobs = await openJobQueue({
    store: connection.jobStore,
    onError: (error) => report(`The job queue met an error: ${error.message}`),
    officeTimeZone: place.officeTimeZone,
  });
  try {
    const key = await restoreBackup({ file, manifest, connection, jobs, files });
    const { db } = connection;
    await createErasure({
      db,
      files,
      jobs,
      events: createEvents({
        subscribers: createSubscribersWithoutMail(jobs),
        now: systemClock,
      }),
      // No server has cached pages yet.
      contentChanged: async () => undefined,
      now: systemClock,
    }).repeat();
    const missingFiles: string[] = [];
    for (const { key: name } of await readNamedFiles(connection.db)) {
      if (!(await files.has(name))) missingFiles.push(name);
    }
    return { key, missingFiles };
  } finally {
    await jobs.close();
  }
}

/** Restores into a new database and swaps it with the old one when complete. The old one may be corrupt. */
async function intoEmbedded(request: RestoreRequest, manifest: Manifest): Promise<string[]> {
  const { place, replace } = request;
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
    const connection = await openPglite(dataDirectory, fresh);
    const { key, missingFiles } = await fill(request, manifest, connection).finally(connection.close);
    if (key !== null && !place.secretKey) await writeKeyFile(place, key);
    if (occupied) await rename(path(PGLITE_FOLDER), path(former));
    await rename(path(fresh), path(PGLITE_FOLDER));
    return missingFiles;
  } finally {
    for (const folder of [fresh, former]) await rm(path(folder), { recursive: true, force: true });
    await lock.release();
  }
}

async function checkTarget({ db }: DatabaseConnection, { replace }: RestoreRequest): Promise<void> {
  const servers = await countServers(db);
  if (servers > 0) {
    throw new BackupError(
      `Servers have ${servers} connections to the database. Stop them first; nothing was changed.`,
    );
  }
  const occupation = await readOccupation(db);
  if (occupation === 'foreign') {
    throw new BackupError(
      'The database holds tables of another program. Name an empty one in DATABASE_URL; nothing was changed.',
    );
  }
  if (occupation === 'ours' && !replace) {
    throw new BackupError(
      'The database holds an installation of Uplift already. --replace throws it away; nothing was changed.',
    );
  }
}

async function intoPostgresql(url: string, request: RestoreRequest, manifest: Manifest): Promise<string[]> {
  const { place, report } = request;
  const connection = await connectPostgresql({
    url,
    applicationName: 'uplift-restore',
    timeLimits: false,
    report,
    onIdleError: (error) => report(`A database connection broke: ${error.message}`),
  });
  try {
    await checkTarget(connection, request);
    const { key, missingFiles } = await fill(request, manifest, connection);
    if (key !== null && !place.secretKey) await writeKeyFile(place, key);
    return missingFiles;
  } finally {
    await connection.close();
  }
}

/**
 * Restores a backup into the configured database, of either engine.
 *
 * @throws BackupError, or StartError if the database is not available. In both cases nothing was changed.
 */
export async function restore(request: RestoreRequest): Promise<Restored> {
  const { place, file } = request;
  const manifest = await verifyArchive(file);
  checkMigrations(manifest);
  await checkInstallationKey(place, manifest);
  const missingFiles = place.databaseUrl
    ? await intoPostgresql(place.databaseUrl, request, manifest)
    : await intoEmbedded(request, manifest);
  return { manifest, missingFiles };
}
