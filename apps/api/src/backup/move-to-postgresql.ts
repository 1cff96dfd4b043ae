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
 * Moves an embedded database to PostgreSQL. Files and key stay where they are, and so does the embedded database.
 *
 * @throws StartError where the server is still running: what it wrote meanwhile would be lost
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
