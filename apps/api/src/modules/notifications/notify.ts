import type { Database } from '../../database/database.ts';
import type { JobQueue } from '../../jobs/job-queue.ts';
import { addNotifications, type News, receiversOf } from './notifications.repository.ts';

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

/** @param delay how long somebody has to see it for themselves before mail goes out, in milliseconds */
export function createNotify({ jobs, delay }: { jobs: Pick<JobQueue, 'enqueue'>; delay: number }): Notify {
  return async (tx, { from, ...news }) => {
    const receivers = await receiversOf(tx, news.clientId, from);
    await addNotifications(tx, receivers, news);
    for (const { kind, id, choice } of receivers) {
      if (choice !== 'immediate') continue;
      const job = { receiver: { kind, id }, clientId: news.clientId };
      await jobs.enqueue('notification-mail', job, tx, { delay });
    }
  };
}
