import { randomUUID } from 'node:crypto';
import type { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Config } from '../config.ts';
import type { DatabaseConnection } from '../database/database.ts';
import { openFileStore } from '../files/open-file-store.ts';
import { connectToServer } from './backup-socket.ts';
import { readInstallationKey } from './installation-key.ts';
import type { Manifest } from './manifest.ts';
import { withDatabase } from './with-database.ts';
import { writeBackup } from './write-backup.ts';
import { writeToFile } from './write-to-file.ts';

export type Place = Pick<Config, 'dataDirectory' | 'databaseUrl' | 'files' | 'secretKey' | 'commit'>;

export interface BackUpOptions {
  place: Place;
  /** Path of the archive to write. */
  file: string;
  report: (message: string) => void;
}

async function write({ place, file }: BackUpOptions, database: DatabaseConnection): Promise<Manifest> {
  const source = {
    database,
    files: await openFileStore(place.files),
    key: await readInstallationKey(place),
    commit: place.commit,
    workDirectory: `${file}.${randomUUID()}.work`,
  };
  return writeToFile(file, (destination: Writable) => writeBackup(source, destination));
}

/**
 * Backs up an installation into a file, whether its server is running or not.
 *
 * @throws BackupError, or StartError if the database is not available
 */
export async function backUp(options: BackUpOptions): Promise<Manifest> {
  const { place, file, report } = options;
  const { databaseUrl: url } = place;
  const socket = url ? null : await connectToServer(place.dataDirectory);
  if (socket) return writeToFile(file, (destination) => pipeline(socket, destination));
  return withDatabase(place, report, (database) => write(options, database));
}
