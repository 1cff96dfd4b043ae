import { createMailSubscriber, type Subscriber } from '../../events/events.ts';
import type { JobQueue } from '../../jobs/job-queue.ts';

/** Mails both addresses a link that confirms or stops the change. */
export const createEmailChangeMailSubscriber = (jobs: Pick<JobQueue, 'enqueue'>): Subscriber =>
  createMailSubscriber({
    'user.email-change-asked': async (tx, { data: { changeId: id } }) => {
      for (const side of ['old', 'new'] as const) await jobs.enqueue('email-change', { id, side }, tx);
    },
  });
