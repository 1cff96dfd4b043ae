import type { Config } from '../../config.ts';
import type { Transaction } from '../../database/unit-of-work.ts';
import type { AccountKey, RecordedEvent } from '../../events/domain-events.ts';
import { createMailSubscriber, type Subscriber } from '../../events/events.ts';
import type { JobQueue } from '../../jobs/job-queue.ts';
import { passwordChanged } from './password-emails.ts';

/** Mails links that set a password, and tells the owner that it changed. */
export function createPasswordMailSubscriber({
  jobs,
  config: { siteUrl },
}: {
  jobs: Pick<JobQueue, 'enqueue'>;
  config: Pick<Config, 'siteUrl'>;
}): Subscriber {
  const invite = (tx: Transaction, { kind, id }: AccountKey) =>
    jobs.enqueue('password-link', { reason: 'invite', kind, id }, tx);

  const confirm = (
    tx: Transaction,
    { data: { name, email } }: RecordedEvent<'user.password-changed' | 'user.password-set'>,
  ) => jobs.enqueue('mail', { to: email, ...passwordChanged(name, siteUrl) }, tx);

  return createMailSubscriber({
    // Invitations verify the address.
    'user.email-changed': async (tx, { data }) => {
      if (data.invited) await invite(tx, data);
    },
    'user.invited': (tx, { data }) => invite(tx, data),
    'user.link-sent': (tx, { data }) => {
      const { kind, email, invited } = data;
      return invited ? invite(tx, data) : jobs.enqueue('password-link', { reason: 'reset', kind, email }, tx);
    },
    'user.password-changed': confirm,
    'user.password-set': confirm,
  });
}
