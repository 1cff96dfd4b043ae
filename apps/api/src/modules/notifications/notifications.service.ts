import type { NotificationChoice } from '@uplift/data-client/contract/manager';
import type { Clock } from '../../clock.ts';
import type { Actor } from '../../events/domain-events.ts';
import type { Events } from '../../events/events.ts';
import { HttpError } from '../../http-error.ts';
import type { JobQueue, Jobs } from '../../jobs/job-queue.ts';
import { replyTo } from '../../mail/mailer.ts';
import type { Caller } from '../../security/caller.ts';
import { newsEmail } from './notification-emails.ts';
import { managerOf, type NotificationsRepository, type Receiver } from './notifications.repository.ts';

const HOUR_MS = 3_600_000;

/** Mail that is overdue for this long, in milliseconds, has lost its job. */
const LEFT_OVER_MS = HOUR_MS;

/** How long news is stored, in milliseconds: 30 days. */
const RETENTION_MS = 30 * 24 * HOUR_MS;

export interface NotificationsService {
  /** @throws HttpError 404 if the account was deactivated in the meantime */
  read: (caller: Caller) => Promise<{ choice: NotificationChoice }>;
  change: (
    caller: Caller,
    actor: Actor,
    choice: NotificationChoice,
  ) => Promise<{ choice: NotificationChoice }>;
  /** Mails pending news to a receiver, unless they have seen it or changed their settings since. */
  mail: (job: Jobs['notification-mail']) => Promise<void>;
  /** Queues the daily mail for every receiver with pending news for it. */
  mailDaily: () => Promise<void>;
  cleanUp: () => Promise<void>;
}

function receiverOf({ kind, personId }: Caller): Receiver {
  return { kind: kind === 'client' ? 'client' : 'manager', id: personId };
}

export function createNotificationsService({
  repository,
  jobs,
  siteUrl,
  officeTimeZone,
  events,
  now,
}: {
  repository: NotificationsRepository;
  jobs: Pick<JobQueue, 'enqueue'>;
  /** The public URL of the site. */
  siteUrl: string;
  /** The time zone in mail to people whose time zone isn't known. */
  officeTimeZone: string;
  events: Events;
  now: Clock;
}): NotificationsService {
  const noAccount = () => new HttpError(404, 'There is no such account.');

  return {
    read: async (caller) => {
      const person = await repository.findReceiver(receiverOf(caller));
      if (!person) throw noAccount();
      return { choice: person.choice };
    },

    change: (caller, actor, choice) =>
      repository.transaction(async (rows) => {
        const receiver = receiverOf(caller);
        const person = await rows.findReceiver(receiver);
        if (!person) throw noAccount();
        await rows.setChoice(receiver, choice);
        if (choice === 'off') await rows.forget(receiver, now());
        if (choice !== person.choice)
          await events.record(rows.tx, {
            type: 'user.notifications_changed',
            actor,
            occurredAt: now(),
            subject: { id: receiver.id, name: person.name },
            before: { notifications: person.choice },
            after: { notifications: choice },
          });
        return { choice };
      }),

    mail: ({ receiver, clientId }) =>
      repository.transaction(async (rows) => {
        const person = await rows.findReceiver(receiver);
        const isDaily = clientId === null;
        if (!person || person.choice === 'off' || (!isDaily && person.choice === 'daily')) return;
        const news = await rows.take(receiver, clientId, now());
        const [first] = news;
        if (!first) return;
        const content = newsEmail({
          receiver: { ...receiver, name: person.name },
          news,
          siteUrl,
          timeZone: person.timeZone ?? officeTimeZone,
        });
        // All pending news for a person of a client is about that client.
        const manager = receiver.kind === 'client' ? await managerOf(rows.tx, first.clientId) : null;
        await jobs.enqueue('mail', { to: person.email, ...replyTo(manager), ...content }, rows.tx);
      }),

    mailDaily: async () => {
      const leftOverBefore = new Date(now().getTime() - LEFT_OVER_MS);
      for (const receiver of await repository.waitingReceivers(leftOverBefore))
        await jobs.enqueue('notification-mail', { receiver, clientId: null });
    },

    cleanUp: () => repository.removeBefore(new Date(now().getTime() - RETENTION_MS)),
  };
}
