import type { Config } from '../../config.ts';
import type { Database } from '../../database/database.ts';
import type { Recipient } from '../../database/participants.ts';
import type { DomainEventType, NotifyingType, RecordedEvent } from '../../events/domain-events.ts';
import type { Subscriber } from '../../events/events.ts';
import { excerptOf } from '../../excerpt.ts';
import type { JobQueue } from '../../jobs/job-queue.ts';
import { unattendedEmail } from './notification-emails.ts';
import { createNotificationsRepository, type News } from './notifications.repository.ts';

/** What is new, and the side that acted. The other side is notified. */
type Announcement = Pick<News, 'kind' | 'text' | 'path'> & { from: 'client' | 'team' };

/** Maximum length of the excerpt of a message in a mail, in characters. */
const EXCERPT_LENGTH = 400;

/** What the other side is notified of. */
const newsTable: { readonly [Type in NotifyingType]: (event: RecordedEvent<Type>) => Announcement } = {
  // The team and the client open a deliverable on different pages.
  'deliverable.approval-asked': ({ subject: { id, name } }) => ({
    from: 'team',
    kind: 'deliverable',
    text: `“${name}” needs your approval.`,
    path: `project#deliverable-${id}`,
  }),
  'deliverable.approved': ({ subject: { id, name } }) => ({
    from: 'client',
    kind: 'deliverable',
    text: `“${name}” is approved.`,
    path: `#deliverable-${id}`,
  }),
  'deliverable.changes-requested': ({ subject: { id, name } }) => ({
    from: 'client',
    kind: 'deliverable',
    text: `Changes requested for “${name}”.`,
    path: `#deliverable-${id}`,
  }),
  'document.shared': ({ subject: { name } }) => ({
    from: 'team',
    kind: 'document',
    text: `“${name}” is shared with you.`,
    path: 'documents',
  }),
  'message.sent': ({ data: { side, senderName, text } }) => ({
    from: side,
    kind: 'message',
    text: `${senderName}: ${excerptOf(text, EXCERPT_LENGTH)}`,
    path: 'messages',
  }),
  'milestone.completed': ({ subject: { name } }) => ({
    from: 'team',
    kind: 'milestone',
    text: `“${name}” is done.`,
    path: 'project',
  }),
};

const newsOf = <Type extends NotifyingType>(event: RecordedEvent<Type>) => newsTable[event.type](event);

const isNews = <Type extends DomainEventType>(
  event: RecordedEvent<Type>,
): event is RecordedEvent<Type> & RecordedEvent<NotifyingType> => Object.hasOwn(newsTable, event.type);

/**
 * Notifies the other side of the events that concern it by mail, soon or with the daily mail, as each recipient
 * chose.
 */
export const createNotify =
  ({
    jobs,
    config: { leadMailTo, notificationDelay, siteUrl },
  }: {
    jobs: Pick<JobQueue, 'enqueue'>;
    config: Pick<Config, 'leadMailTo' | 'notificationDelay' | 'siteUrl'>;
  }): Subscriber =>
  async (tx, event) => {
    if (!isNews(event)) return;
    const { from, ...announcement } = newsOf<NotifyingType>(event);
    const { clientId, occurredAt: createdAt } = event;
    const news = { ...announcement, clientId, createdAt };
    const rows = createNotificationsRepository(tx);
    const recipients = await rows.recipientsOf(clientId, from);
    await rows.add(recipients, news);
    for (const { kind, id, choice } of recipients) {
      if (choice !== 'immediate') continue;
      const delay = notificationDelay * 1_000;
      await jobs.enqueue('notification-mail', { recipient: { kind, id }, clientId }, tx, { delay });
    }
    const company = from === 'client' ? await rows.companyWithoutManager(clientId) : null;
    if (company === null) return;
    const content = unattendedEmail({ ...news, company }, siteUrl);
    await jobs.enqueue('mail', { to: leadMailTo, ...content }, tx);
  };

/** Cancels pending notifications of what a recipient has already seen. */
export const settleNotifications = (
  tx: Database,
  recipient: Recipient,
  seen: { clientId: string; kind: string; upTo: Date; now: Date },
): Promise<void> => createNotificationsRepository(tx).settle(recipient, seen);
