import type { DomainEventType, NotifyingType, RecordedEvent } from '../../events/domain-events.ts';
import type { Subscriber } from '../../events/events.ts';
import { excerptOf } from '../../excerpt.ts';
import type { Announcement, Notify } from './notify.ts';

type News = Omit<Announcement, 'clientId' | 'createdAt'>;

/** Maximum length of the excerpt of a message in a mail, in characters. */
const EXCERPT_LENGTH = 400;

/** What the other side is notified of. */
const newsTable: { readonly [Type in NotifyingType]: (event: RecordedEvent<Type>) => News } = {
  // The team and the client open a deliverable on different pages.
  'deliverable.approval-asked': ({ subject: { id, name } }) => ({
    from: 'team',
    kind: 'deliverable',
    text: `“${name}” awaits your approval.`,
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
    text: `Changes are asked for in “${name}”.`,
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

/** Notifies the other side of the events that concern it. */
export const createNotificationSubscriber =
  (notify: Notify): Subscriber =>
  async (tx, event) => {
    if (!isNews(event)) return;
    const { clientId, occurredAt } = event;
    await notify(tx, { ...newsOf<NotifyingType>(event), clientId, createdAt: occurredAt });
  };
