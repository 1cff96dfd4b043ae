import type { NotificationChoice } from '@uplift/data-client/contract/manager';
import type { Container } from '../../container.ts';
import { unitOfWork } from '../../database/unit-of-work.ts';
import type { Actor } from '../../events/domain-events.ts';
import { found } from '../../http-error.ts';
import type { Jobs } from '../../jobs/job-queue.ts';
import { replyTo } from '../../mail/mailer.ts';
import type { Caller } from '../../security/caller.ts';
import { newsEmail } from './notification-emails.ts';
import { createNotificationsRepository } from './notifications.repository.ts';

const HOUR_MS = 3_600_000;

/** Mail that is overdue for this long, in milliseconds, has lost its job. */
const LEFT_OVER_MS = HOUR_MS;

/** How long news is stored, in milliseconds: 30 days. */
const RETENTION_MS = 30 * 24 * HOUR_MS;

export type NotificationsService = ReturnType<typeof createNotificationsService>;

const recipientOf = ({ kind, personId }: Caller) =>
  ({ kind: kind === 'client' ? 'client' : 'manager', id: personId }) as const;

export function createNotificationsService({
  db,
  jobs,
  config: { siteUrl, officeTimeZone },
  events,
  now,
}: Pick<Container, 'db' | 'jobs' | 'config' | 'events' | 'now'>) {
  const repository = createNotificationsRepository(db);

  return {
    /** @throws HttpError 404 if the account was deactivated in the meantime */
    read: async (caller: Caller): Promise<{ choice: NotificationChoice }> => {
      const { choice } = found(await repository.findRecipient(recipientOf(caller)), 'account');
      return { choice };
    },

    /** @throws HttpError 404 if the account was deactivated in the meantime */
    change: (caller: Caller, actor: Actor, choice: NotificationChoice) =>
      unitOfWork(db, async (tx) => {
        const rows = createNotificationsRepository(tx);
        const recipient = recipientOf(caller);
        const person = found(await rows.findRecipient(recipient), 'account');
        await rows.setChoice(recipient, choice);
        if (choice === 'off') await rows.forget(recipient, now());
        if (choice !== person.choice)
          await events.record(tx, {
            type: 'user.notifications_changed',
            actor,
            subject: { id: recipient.id, name: person.name },
            before: { notifications: person.choice },
            after: { notifications: choice },
          });
        return { choice };
      }),

    /** Mails pending news to a recipient, unless they have seen it or changed their settings since. */
    mail: ({ recipient, clientId }: Jobs['notification-mail']): Promise<void> =>
      unitOfWork(db, async (tx) => {
        const rows = createNotificationsRepository(tx);
        const person = await rows.findRecipient(recipient);
        const isDaily = clientId === null;
        if (!person || person.choice === 'off' || (!isDaily && person.choice === 'daily')) return;
        const news = await rows.take(recipient, clientId, now());
        const [first] = news;
        if (!first) return;
        const content = newsEmail({
          recipient: { ...recipient, name: person.name },
          news,
          siteUrl,
          timeZone: person.timeZone ?? officeTimeZone,
        });
        // All pending news for a person of a client is about that client.
        const manager = recipient.kind === 'client' ? await rows.managerOf(first.clientId) : null;
        await jobs.enqueue('mail', { to: person.email, ...replyTo(manager), ...content }, tx);
      }),

    /** Queues the daily mail for every recipient with pending news for it. */
    mailDaily: async (): Promise<void> => {
      const leftOverBefore = new Date(now().getTime() - LEFT_OVER_MS);
      for (const recipient of await repository.waitingRecipients(leftOverBefore))
        await jobs.enqueue('notification-mail', { recipient, clientId: null });
    },

    cleanUp: () => repository.removeBefore(new Date(now().getTime() - RETENTION_MS)),
  };
}
