import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Config } from '../config.ts';
import { lockDataDirectory } from '../database/data-directory-lock.ts';
import type { DatabaseConnection } from '../database/database.ts';
import { openPglite, PGLITE_FOLDER } from '../database/pglite.ts';
import { connectPostgresql } from '../database/postgresql.ts';
import { openFileStore } from '../files/open-file-store.ts';
import { BackupError } from './backup-error.ts';
import { connectToServer } from './backup-socket.ts';
import { readInstallationKey } from './installation-key.ts';
import type { Manifest } from './manifest.ts';
import { writeBackup } from './write-backup.ts';
import { writeToFile } from './write-to-file.ts';

export type Place = Pick<Config, 'dataDirectory' | 'databaseUrl' | 'files' | 'secretKey' | 'commit'>;

export interface BackUpOptions {
  place: Place;
  /** Where the archive goes. */
  file: string;
  /** @default true */
  withFiles?: boolean;
  report: (message: string) => void;
}

async function write(
  { place, file, withFiles = true }: BackUpOptions,
  connection: DatabaseConnection,
  destination: Writable,
): Promise<void> {
  const source = {
    db: connection.db,
    files: withFiles ? await openFileStore(place.files) : null,
    key: await readInstallationKey(place),
    commit: place.commit,
    workDirectory: `${file}.${randomUUID()}.rows`,
  };
  await writeBackup(source, destination);
}

/** Backs up an embedded database that no server has open. */
export async function backUpEmbedded(options: BackUpOptions): Promise<Manifest> {
  const { dataDirectory } = options.place;
  if (!existsSync(join(dataDirectory, PGLITE_FOLDER))) {
    throw new BackupError(
      `There is nothing to back up: ${dataDirectory} holds no database. Name the data directory with DATA_DIR, or the database with DATABASE_URL.`,
    );
  }
  const lock = await lockDataDirectory(dataDirectory);
  try {
    const connection = await openPglite(dataDirectory);
    try {
      return await writeToFile(options.file, (destination) => write(options, connection, destination));
    } finally {
      await connection.close();
    }
  } finally {
    await lock.release();
  }
}

/**
 * Backs an installation up into a file, whether its server runs or not.
 *
 * @throws BackupError, or StartError where the database cannot be had
 */
export async function backUp(options: BackUpOptions): Promise<Manifest> {
  const { place, file, report } = options;
  if (place.databaseUrl) {
    const connection = await connectPostgresql({
      url: place.databaseUrl,
      applicationName: 'uplift-backup',
      timeLimits: false,
      report,
      onIdleError: (error) => report(`A database connection broke: ${error.message}`),
    });
    try {
      return await writeToFile(file, (destination) => write(options, connection, destination));
    } finally {
      await connection.close();
    }
  }
  const socket = await connectToServer(place.dataDirectory);
  if (!socket) return backUpEmbedded(options);
  return writeToFile(file, (destination) => pipeline(socket, destination));
}
