import type { EventData } from '@uplift/data-client/contract/admin';
import {
  type DomainEventType,
  type RecordedEvent,
  subscriptionsOf,
  type WebhookEventOf,
  type WebhookSource,
} from '../../events/domain-events.ts';
import type { Subscriber } from '../../events/events.ts';
import type { JobQueue } from '../../jobs/job-queue.ts';
import { createDeliveriesRepository } from './deliveries.repository.ts';

/** How long events are stored, in milliseconds: 30 days. Retries and replays don't go back that far. */
export const EVENT_RETENTION_MS = 30 * 86_400_000;

type DataTable = {
  readonly [Type in WebhookSource]: (event: RecordedEvent<Type>) => EventData<WebhookEventOf<Type>> | null;
};

// Names the fields, so that a field added for another subscriber isn't sent.
const assetData = ({
  subject: { id, name },
  data: { category, isActive },
}: RecordedEvent<DomainEventType<'asset'>>) => ({ id, name, category, isActive });

const clientData = ({
  subject: { id },
  data: { company, managerId },
}: RecordedEvent<'client.created' | 'client.updated'>) => ({ id, company, managerId });

function leadData({ data: lead }: RecordedEvent<'lead.created'>): EventData<'lead.created'> {
  const { id, source, email, name, company, companySize, website, timeSink, message, preferredTimes } = lead;
  const answers = { name, company, companySize, website, timeSink, message, preferredTimes };
  return { id, source, email, ...answers, createdAt: lead.createdAt.toISOString() };
}

/** Maps each domain event to its webhook data. Null: no webhook event. */
const dataTable: DataTable = {
  'asset.activated': assetData,
  'asset.deactivated': assetData,
  'asset.deleted': assetData,
  'asset.replaced': assetData,
  'asset.restored': assetData,
  'asset.updated': assetData,
  'asset.uploaded': assetData,
  'client.created': clientData,
  'client.erased': ({ subject: { id }, occurredAt }) => ({ id, erasedAt: occurredAt.toISOString() }),
  'client.reactivated': ({ subject: { id, name }, data }) =>
    data.lostManager ? { id, company: name, managerId: null } : null,
  'client.updated': clientData,
  'client-error.reported': ({ data }) => data,
  'deliverable.approved': ({ subject, clientId, occurredAt, data: { milestoneId, version } }) => ({
    id: subject.id,
    clientId,
    milestoneId,
    title: subject.name,
    version,
    approvedAt: occurredAt.toISOString(),
  }),
  'lead.created': leadData,
  // The text is private to the participants.
  'message.sent': ({ clientId, occurredAt, data: { messageId, senderName } }) => ({
    id: messageId,
    clientId,
    senderName,
    createdAt: occurredAt.toISOString(),
  }),
  'milestone.completed': ({ subject, clientId, occurredAt }) => ({
    id: subject.id,
    clientId,
    title: subject.name,
    completedAt: occurredAt.toISOString(),
  }),
  'story.deleted': ({ data }) => data,
  'story.erased': ({ data }) => data,
  'story.published': ({ data }) => data,
  'story.restored': ({ data }) => data,
  'story.unpublished': ({ data }) => data,
};

const dataOf = <Type extends WebhookSource>(event: RecordedEvent<Type>) => dataTable[event.type](event);

const concernsWebhooks = <Type extends DomainEventType>(
  event: RecordedEvent<Type>,
): event is RecordedEvent<Type> & RecordedEvent<WebhookSource> => Object.hasOwn(dataTable, event.type);

/** Stores the events that webhooks get, and queues their delivery. */
export const createWebhookSubscriber =
  (jobs: Pick<JobQueue, 'enqueue'>): Subscriber =>
  async (tx, event) => {
    const type = subscriptionsOf(event.type).webhook;
    const data = concernsWebhooks(event) ? dataOf<WebhookSource>(event) : null;
    if (!type || !data) return;
    const eventId = await createDeliveriesRepository(tx).addEvent({
      type,
      data,
      occurredAt: event.occurredAt,
    });
    await jobs.enqueue('webhook-fan-out', { eventId }, tx);
  };
