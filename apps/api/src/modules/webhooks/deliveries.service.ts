import {
  type EventType,
  eventTypes,
  exampleEvent,
  REPLAY_DAYS,
  REPLAY_LIMIT,
  type WebhookDelivery,
  type WebhookDeliveryDetail,
} from '@uplift/data-client/contract/admin';
import type { Clock } from '../../clock.ts';
import type { Actor, DomainEventType } from '../../events/domain-events.ts';
import type { Events } from '../../events/events.ts';
import { type PageQuery, pageRange } from '../../http/list-page.ts';
import { HttpError } from '../../http-error.ts';
import type { JobQueue } from '../../jobs/job-queue.ts';
import type {
  DeliveriesRepository,
  DeliveriesTransaction,
  DeliveryRow,
  DeliveryState,
  Due,
  WebhookRecord,
} from './deliveries.repository.ts';
import { deliveryOf, enqueueAttempt, messageIdOf } from './delivery-work.ts';

const DAY_MS = 24 * 3_600_000;

interface DeliveryPage {
  data: WebhookDelivery[];
  page: number;
  pageSize: number;
  total: number;
}

interface DeliveryQuery extends PageQuery {
  q?: string | undefined;
  sort?: 'createdAt' | '-createdAt' | undefined;
  state?: DeliveryState[] | undefined;
  type?: EventType[] | undefined;
}

export interface DeliveriesService {
  list: (webhookId: string, query: DeliveryQuery) => Promise<DeliveryPage>;
  /** @throws HttpError 404 */
  read: (webhookId: string, id: string) => Promise<WebhookDeliveryDetail>;
  /** Sends example data once. @throws HttpError 404, or 409 if the webhook is in the trash */
  test: (actor: Actor, webhookId: string, type: EventType) => Promise<WebhookDelivery>;
  /** Resends a delivery now. @throws HttpError 404, or 409 if the webhook is paused, disabled or deleted */
  resend: (actor: Actor, webhookId: string, id: string) => Promise<WebhookDelivery>;
  /**
   * Sends events that never arrived.
   *
   * @throws HttpError 400, 404, or 409 if the webhook is paused, disabled or deleted
   */
  replay: (actor: Actor, webhookId: string, since: Date) => Promise<{ replayed: number; more: boolean }>;
}

function toAnswer(row: DeliveryRow): WebhookDelivery {
  const type = eventTypes.find((name) => name === row.type);
  if (!type) throw new Error(`A delivery tells of ${row.type}, which is no type of event.`);
  return {
    ...row,
    type,
    test: row.eventId === null,
    createdAt: row.createdAt.toISOString(),
    lastAttemptAt: row.lastAttemptAt?.toISOString() ?? null,
    nextAttemptAt: row.nextAttemptAt?.toISOString() ?? null,
  };
}

function refuseIdle({ deletedAt, disabledAt, pausedAt }: WebhookRecord): void {
  if (deletedAt) throw new HttpError(409, 'This webhook is in the trash. Restore it first.');
  if (disabledAt || pausedAt) throw new HttpError(409, 'Nothing is sent to this webhook. Resume it first.');
}

const missing = () => new HttpError(404, 'There is no such delivery.');

export function createDeliveriesService({
  repository,
  jobs,
  events,
  now,
}: {
  repository: DeliveriesRepository;
  jobs: Pick<JobQueue, 'enqueue'>;
  events: Events;
  now: Clock;
}): DeliveriesService {
  async function lock(deliveries: DeliveriesTransaction, webhookId: string): Promise<WebhookRecord> {
    const webhook = await deliveries.lockWebhook(webhookId, 'share');
    if (!webhook) throw new HttpError(404, 'There is no such webhook.');
    return webhook;
  }

  async function findIn(
    deliveries: DeliveriesTransaction,
    webhookId: string,
    id: string,
  ): Promise<DeliveryRow> {
    const delivery = await deliveries.find(webhookId, id);
    if (!delivery) throw missing();
    return delivery;
  }

  const record = (
    { tx }: DeliveriesTransaction,
    actor: Actor,
    action: DomainEventType<'webhook'>,
    subject: WebhookRecord,
    after: Record<string, unknown>,
  ) => events.record(tx, { type: action, actor, occurredAt: now(), subject, after });

  /** Restarts the retry schedule of a delivery. */
  async function startAgain(deliveries: DeliveriesTransaction, delivery: DeliveryRow): Promise<Due> {
    const { attempts } = delivery;
    const change = { state: 'pending' as const, nextAttemptAt: now(), scheduleBegan: attempts };
    if (!(await deliveries.update(delivery, ['pending', 'held', 'failed', 'succeeded'], change)))
      throw new HttpError(409, 'An attempt of this delivery is just being made. Look at it again.');
    return delivery;
  }

  return {
    list: async (webhookId, { sort, state, type, ...query }) => {
      const { page, pageSize, limit, offset } = pageRange(query);
      const { rows, total } = await repository.list({
        webhookId,
        states: state,
        types: type,
        oldestFirst: sort === 'createdAt',
        limit,
        offset,
      });
      return { data: rows.map(toAnswer), page, pageSize, total };
    },

    read: async (webhookId, id) => {
      const delivery = await repository.find(webhookId, id);
      if (!delivery) throw missing();
      const log = await repository.attemptsOf(id);
      return {
        ...toAnswer(delivery),
        messageId: messageIdOf(delivery),
        body: delivery.body,
        log: log.map((attempt) => ({ ...attempt, startedAt: attempt.startedAt.toISOString() })),
      };
    },

    test: (actor, webhookId, type) =>
      repository.transaction(async (deliveries) => {
        const webhook = await lock(deliveries, webhookId);
        if (webhook.deletedAt) refuseIdle(webhook);
        const createdAt = now();
        const body = JSON.stringify(exampleEvent(type, createdAt.toISOString()));
        const [delivery] = await deliveries.add([{ webhookId, eventId: null, type, body, createdAt }]);
        if (!delivery) throw new Error('The database added no delivery and gave no reason.');
        await enqueueAttempt(jobs, delivery, { tx: deliveries.tx });
        await record(deliveries, actor, 'webhook.tested', webhook, { type });
        return toAnswer(delivery);
      }),

    resend: (actor, webhookId, id) =>
      repository.transaction(async (deliveries) => {
        const webhook = await lock(deliveries, webhookId);
        const delivery = await findIn(deliveries, webhookId, id);
        refuseIdle(webhook);
        await enqueueAttempt(jobs, await startAgain(deliveries, delivery), { tx: deliveries.tx });
        await record(deliveries, actor, 'webhook.resent', webhook, { delivery: id });
        return toAnswer(await findIn(deliveries, webhookId, id));
      }),

    replay: (actor, webhookId, since) =>
      repository.transaction(async (deliveries) => {
        const webhook = await lock(deliveries, webhookId);
        refuseIdle(webhook);
        const age = now().getTime() - since.getTime();
        if (age < 0 || age > REPLAY_DAYS * DAY_MS) {
          const message = `Choose a moment of the last ${REPLAY_DAYS} days.`;
          throw new HttpError(400, message, { errors: { since: [message] } });
        }
        const found = await deliveries.missed(webhookId, webhook.eventTypes, since, REPLAY_LIMIT + 1);
        const missed = found.slice(0, REPLAY_LIMIT);
        const unsent = missed.flatMap(({ event, delivery }) =>
          delivery ? [] : [deliveryOf(event, webhookId, now())],
        );
        const due: Due[] = await deliveries.add(unsent);
        for (const { delivery } of missed) {
          if (delivery) due.push(await startAgain(deliveries, delivery));
        }
        for (const delivery of due) await enqueueAttempt(jobs, delivery, { tx: deliveries.tx });
        await record(deliveries, actor, 'webhook.replayed', webhook, {
          since: since.toISOString(),
          replayed: due.length,
        });
        return { replayed: due.length, more: found.length > missed.length };
      }),
  };
}
