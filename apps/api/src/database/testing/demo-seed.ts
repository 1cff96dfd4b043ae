import { hash } from '@node-rs/argon2';
import { createOfficeCalendar } from '../../calendar.ts';
import { systemClock } from '../../clock.ts';
import { openFileStore } from '../../files/open-file-store.ts';
import { openJobQueue } from '../../jobs/job-queue.ts';
import { createPasswords } from '../../security/passwords.ts';
import type { DatabaseConnection } from '../database.ts';
import { seedDemo } from '../seed/seed-demo.ts';

/** Office calendar of test servers. Tests of other time zones set their own. */
export const testCalendar = createOfficeCalendar('UTC', systemClock);

/** Password of the demo accounts on test servers. */
export const demoPassword = 'a long test password';

/** A hash contains its own cost, so a cheap hash makes every sign-in of the tests cheap. */
const passwords = {
  ...createPasswords(),
  hash: (password: string) => hash(password, { memoryCost: 8, timeCost: 1, parallelism: 1 }),
};

/**
 * Fills a migrated database with the demo company and the job queue's tables, and a folder with the demo
 * files.
 */
export async function seedTemplate(
  { db, jobStore }: Pick<DatabaseConnection, 'db' | 'jobStore'>,
  filesDirectory: string,
): Promise<void> {
  const files = await openFileStore({ kind: 'local', directory: filesDirectory });
  await seedDemo({ db, files, passwords, demoPassword, calendar: testCalendar });
  const jobs = await openJobQueue({
    store: jobStore,
    onError: (error) => console.error(error),
    officeTimeZone: testCalendar.timeZone,
  });
  await jobs.close();
}
