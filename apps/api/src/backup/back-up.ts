import { randomUUID } from 'node:crypto';
import type { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Config } from '../config.ts';
import type { Database } from '../database/database.ts';
import { openFileStore } from '../files/open-file-store.ts';
import { connectToServer } from './backup-socket.ts';
import { readInstallationKey } from './installation-key.ts';
import type { Manifest } from './manifest.ts';
import { withEmbeddedDatabase, withPostgresql } from './with-database.ts';
import { writeBackup } from './write-backup.ts';
import { writeToFile } from './write-to-file.ts';

export type Place = Pick<Config, 'dataDirectory' | 'databaseUrl' | 'files' | 'secretKey' | 'commit'>;

export interface BackUpOptions {
  place: Place;
  /** Path of the archive to write. */
  file: string;
  /** @default true */
  withFiles?: boolean;
  report: (message: string) => void;
}

async function write({ place, file, withFiles = true }: BackUpOptions, db: Database): Promise<Manifest> {
  const source = {
    db,
    files: withFiles ? await openFileStore(place.files) : null,
    key: await readInstallationKey(place),
    commit: place.commit,
    workDirectory: `${file}.${randomUUID()}.rows`,
  };
  return writeToFile(file, (destination: Writable) => writeBackup(source, destination));
}

/**
 * Backs up an embedded database that no server has open.
 *
 * @throws BackupError if there is no database
 */
export function backUpEmbedded(options: BackUpOptions): Promise<Manifest> {
  return withEmbeddedDatabase(options.place.dataDirectory, (db) => write(options, db));
}

/**
 * Backs up an installation into a file, whether its server is running or not.
 *
 * @throws BackupError, or StartError if the database is not available
 */
export async function backUp(options: BackUpOptions): Promise<Manifest> {
  const { place, file, report } = options;
  const { databaseUrl: url } = place;
  if (url) return withPostgresql({ url, report }, (db) => write(options, db));
  const socket = await connectToServer(place.dataDirectory);
  if (!socket) return backUpEmbedded(options);
  return writeToFile(file, (destination) => pipeline(socket, destination));
}
