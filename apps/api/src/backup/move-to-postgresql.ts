import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../config.ts';
import { backUpEmbedded, type Place } from './back-up.ts';
import { type Restored, restore } from './restore.ts';

export interface MoveOptions {
  /** The data directory with the embedded database, and the empty database to move it to. */
  place: Place & Pick<Config, 'officeTimeZone'> & { databaseUrl: string };
  report: (message: string) => void;
}

/**
 * Copies an embedded database to PostgreSQL. Files, key and the embedded database stay where they are.
 *
 * @throws StartError if the server is still running, because its writes in the meantime would be lost
 */
export async function moveToPostgresql({ place, report }: MoveOptions): Promise<Restored> {
  const file = join(place.dataDirectory, 'moving.tar.gz');
  try {
    await backUpEmbedded({ place, file, withFiles: false, report });
    return await restore({ place, file, replace: false, report });
  } finally {
    await rm(file, { force: true });
  }
}
