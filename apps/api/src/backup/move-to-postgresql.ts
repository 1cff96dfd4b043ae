import { join } from 'node:path';
import { lockDataDirectory } from '../database/data-directory-lock.ts';
import { PGLITE_FOLDER } from '../database/pglite.ts';
import { readPglite } from '../database/transfer/pglite-files.ts';
import { fillPostgresql, type Target } from './fill-database.ts';
import { checkEmbedded } from './with-database.ts';

/**
 * Copies an embedded database to an empty PostgreSQL database. Files, key and the embedded database stay where
 * they are.
 *
 * @returns referenced files that are missing from the store
 * @throws StartError if the server is still running, because its writes in the meantime would be lost
 */
export async function moveToPostgresql(url: string, target: Omit<Target, 'replace'>): Promise<string[]> {
  const { dataDirectory } = target.place;
  checkEmbedded(dataDirectory);
  const lock = await lockDataDirectory(dataDirectory);
  try {
    return await fillPostgresql(url, { ...target, replace: false }, () =>
      readPglite(join(dataDirectory, PGLITE_FOLDER)),
    );
  } finally {
    await lock.release();
  }
}
