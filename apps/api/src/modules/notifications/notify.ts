import type { Database } from '../../database/database.ts';
import type { JobQueue } from '../../jobs/job-queue.ts';
import { unattendedEmail } from './notification-emails.ts';
import {
  addNotifications,
  companyWithoutManager,
  type News,
  receiversOf,
} from './notifications.repository.ts';

export interface Announcement extends News {
  /** Whose doing it is: the other side is told. */
  from: 'client' | 'team';
}

/**
 * Has the other side mailed of something new, soon or with their daily mail, as each of them chose.
 *
 * @param tx the transaction of what happened, so that there is never one without the other
 */
export type Notify = (tx: Database, announcement: Announcement) => Promise<void>;

export interface NotifyDependencies {
  jobs: Pick<JobQueue, 'enqueue'>;
  /** How long somebody has to see it for themselves before mail goes out, in milliseconds. */
  delay: number;
  /** Who is told at once of what concerns a client without a manager. */
  teamMailTo: string;
  /** The address that visitors use. */
  siteUrl: string;
}

export function createNotify({ jobs, delay, teamMailTo, siteUrl }: NotifyDependencies): Notify {
  return async (tx, { from, ...news }) => {
    const receivers = await receiversOf(tx, news.clientId, from);
    await addNotifications(tx, receivers, news);
    for (const { kind, id, choice } of receivers) {
      if (choice !== 'immediate') continue;
      const job = { receiver: { kind, id }, clientId: news.clientId };
      await jobs.enqueue('notification-mail', job, tx, { delay });
    }
    const company = from === 'client' ? await companyWithoutManager(tx, news.clientId) : null;
    if (company === null) return;
    const content = unattendedEmail({ ...news, company }, siteUrl);
    await jobs.enqueue('mail', { to: teamMailTo, ...content }, tx);
  };
}
