import { systemClock } from '../clock.ts';
import type { Config } from '../config.ts';
import type { DatabaseConnection } from '../database/database.ts';
import { connectPostgresql } from '../database/postgresql.ts';
import { readNamedFiles } from '../database/transfer/named-files.ts';
import { loadPostgresql } from '../database/transfer/postgresql-tools.ts';
import { countServers, deleteVolatileRows, readOccupation } from '../database/transfer/restored-database.ts';
import { createEvents } from '../events/events.ts';
import { openFileStore } from '../files/open-file-store.ts';
import { openJobQueue } from '../jobs/job-queue.ts';
import { createErasure } from '../modules/erasure/erasure.service.ts';
import { createSubscribersWithoutMail } from '../modules/event-subscribers.ts';
import { BackupError } from './backup-error.ts';

/** Where a database is restored. */
export interface Target {
  place: Pick<Config, 'dataDirectory' | 'files' | 'officeTimeZone'>;
  /** Whether the current contents of the database may be discarded. */
  replace: boolean;
  report: (message: string) => void;
}

/**
 * Migrates a restored database, and deletes what must not come back: sessions, and clients that were erased
 * since.
 *
 * @returns referenced files that are missing from the store
 */
export async function completeRestore(
  { place, report }: Target,
  { db, jobStore, prepare }: DatabaseConnection,
): Promise<string[]> {
  await prepare(deleteVolatileRows);
  const files = await openFileStore(place.files);
  const jobs = await openJobQueue({
    store: jobStore,
    onError: (error) => report(`The job queue met an error: ${error.message}`),
    officeTimeZone: place.officeTimeZone,
  });
  try {
    await createErasure({
      db,
      files,
      jobs,
      // Erasures send no notifications.
      events: createEvents({
        subscribers: createSubscribersWithoutMail(jobs),
        now: systemClock,
      }),
      // No server has cached pages yet.
      contentChanged: async () => undefined,
      now: systemClock,
    }).repeat();
  } finally {
    await jobs.close();
  }
  const missingFiles: string[] = [];
  for (const { key } of await readNamedFiles(db)) if (!(await files.has(key))) missingFiles.push(key);
  return missingFiles;
}

/** Whether the database has an installation that has to be dropped. */
async function checkTarget({ db }: DatabaseConnection, replace: boolean): Promise<boolean> {
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
  return occupation === 'ours';
}

/**
 * Fills a PostgreSQL database with the statements of a dump, which are read once the database is checked.
 *
 * @returns referenced files that are missing from the store
 * @throws BackupError if the database is in use or isn't empty, or belongs to another program
 */
export async function fillPostgresql(
  url: string,
  target: Target,
  read: () => AsyncIterable<string>,
): Promise<string[]> {
  const { report } = target;
  const database = await connectPostgresql({
    url,
    applicationName: 'uplift-restore',
    timeLimits: false,
    report,
    onIdleError: (error) => report(`A database connection broke: ${error.message}`),
  });
  try {
    const replace = await checkTarget(database, target.replace);
    await loadPostgresql(url, read(), { replace });
    return await completeRestore(target, database);
  } finally {
    await database.close();
  }
}
