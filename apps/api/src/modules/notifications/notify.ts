import type { Database } from '../../database/database.ts';
import type { JobQueue } from '../../jobs/job-queue.ts';
import { unattendedEmail } from './notification-emails.ts';
import {
  addNotifications,
  companyWithoutManager,
  type News,
  receiversOf,
} from './notifications.repository.ts';

export { settleNotifications } from './notifications.repository.ts';

export interface Announcement extends News {
  /** The side that acted. The other side is notified. */
  from: 'client' | 'team';
}

/**
 * Notifies the other side of something new by mail, soon or with the daily mail, as each receiver chose.
 *
 * @param tx the transaction of the change, so that both are committed or neither is
 */
export type Notify = (tx: Database, announcement: Announcement) => Promise<void>;

export interface NotifyDependencies {
  jobs: Pick<JobQueue, 'enqueue'>;
  /** How long a receiver has to see the news before mail is sent, in milliseconds. */
  delay: number;
  /** The address that is notified immediately about a client without a manager. */
  teamMailTo: string;
  /** The public URL of the site. */
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
