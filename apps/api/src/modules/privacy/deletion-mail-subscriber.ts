import type { Config } from '../../config.ts';
import type { Database } from '../../database/database.ts';
import { managerOf, peopleOf } from '../../database/participants.ts';
import { createMailSubscriber, type Subscriber } from '../../events/events.ts';
import type { JobQueue } from '../../jobs/job-queue.ts';
import type { Email } from '../../mail/email.ts';
import { replyTo } from '../../mail/mailer.ts';
import { deletionCanceled, deletionRequested, deletionScheduled } from './deletion-emails.ts';

/** The team decides on requests. The client's people learn when their data will be, or won't be, deleted. */
export function createDeletionMailSubscriber({
  jobs,
  config: { leadMailTo, siteUrl, officeTimeZone },
}: {
  jobs: Pick<JobQueue, 'enqueue'>;
  config: Pick<Config, 'leadMailTo' | 'siteUrl' | 'officeTimeZone'>;
}): Subscriber {
  async function mailPeople(
    tx: Database,
    clientId: string,
    emailTo: (person: { name: string; timeZone: string }) => Email,
  ): Promise<void> {
    const manager = await managerOf(tx, clientId);
    for (const { name, email, timeZone } of await peopleOf(tx, clientId)) {
      const content = emailTo({ name, timeZone: timeZone ?? officeTimeZone });
      await jobs.enqueue('mail', { to: email, ...replyTo(manager), ...content }, tx);
    }
  }

  return createMailSubscriber({
    'client.deletion-declined': async (
      tx,
      { clientId, subject: { name: company }, data: { wasScheduled } },
    ) => {
      if (wasScheduled)
        await mailPeople(tx, clientId, ({ name }) => deletionCanceled({ name, company, siteUrl }));
    },
    'client.deletion-requested': async (tx, { subject: { name: company }, data: request }) => {
      if (!request) return;
      const content = deletionRequested({ request, company, siteUrl });
      await jobs.enqueue('mail', { to: leadMailTo, ...content }, tx);
    },
    'client.deletion-scheduled': (tx, { clientId, subject: { name: company }, data: { eraseAt } }) =>
      mailPeople(tx, clientId, (person) => deletionScheduled({ ...person, company, eraseAt, siteUrl })),
  });
}
