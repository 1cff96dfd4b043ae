import {
  type adminEndpoints,
  type EventType,
  eventTypes,
  exampleEvent,
  REPLAY_DAYS,
  REPLAY_LIMIT,
  type WebhookDelivery,
  type WebhookDeliveryDetail,
} from '@uplift/data-client/contract/admin';
import type * as v from 'valibot';
import type { Container } from '../../container.ts';
import type { Database } from '../../database/database.ts';
import { one } from '../../database/one.ts';
import { type Transaction, unitOfWork } from '../../database/unit-of-work.ts';
import type { Actor } from '../../events/domain-events.ts';
import { answerPage } from '../../http/answer-page.ts';
import { found, HttpError } from '../../http-error.ts';
import { createDeliveriesRepository, type DeliveryRow, type Due } from './deliveries.repository.ts';
import { deliveryOf, enqueueAttempt, messageIdOf } from './delivery-work.ts';
import type { WebhookRecord } from './webhooks.repository.ts';

const DAY_MS = 24 * 3_600_000;

type DeliveryQuery = v.InferOutput<typeof adminEndpoints.listWebhookDeliveries.query>;

export type DeliveriesService = ReturnType<typeof createDeliveriesService>;

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
  if (disabledAt || pausedAt) throw new HttpError(409, 'This webhook is paused. Resume it first.');
}

type Dependencies = Pick<Container, 'db' | 'jobs' | 'events' | 'now'>;

export function createDeliveriesService({ db, jobs, events, now }: Dependencies) {
  const lockWebhook = async (tx: Transaction, id: string) =>
    found(await createDeliveriesRepository(tx).lockWebhook(id, 'share'), 'webhook');

  const find = async (tx: Database, webhookId: string, id: string) =>
    found(await createDeliveriesRepository(tx).find(webhookId, id), 'delivery');

  /** Restarts the retry schedule of a delivery. */
  async function startAgain(tx: Transaction, delivery: DeliveryRow): Promise<void> {
    const { attempts } = delivery;
    const change = { state: 'pending' as const, nextAttemptAt: now(), scheduleBegan: attempts };
    const from = ['pending', 'held', 'failed', 'succeeded'] as const;
    if (!(await createDeliveriesRepository(tx).update(delivery, from, change)))
      throw new HttpError(409, 'This delivery is being sent right now. Reload the page.');
  }

  return {
    list: (webhookId: string, { sort, ...query }: DeliveryQuery) => {
      const oldestFirst = sort === 'createdAt';
      return answerPage(query, toAnswer, (range) =>
        createDeliveriesRepository(db).list({ ...query, ...range, webhookId, oldestFirst }),
      );
    },

    /** @throws HttpError 404 */
    read: async (webhookId: string, id: string): Promise<WebhookDeliveryDetail> => {
      const delivery = await find(db, webhookId, id);
      const log = await createDeliveriesRepository(db).attemptsOf(id);
      return {
        ...toAnswer(delivery),
        messageId: messageIdOf(delivery),
        body: delivery.body,
        log: log.map((attempt) => ({ ...attempt, startedAt: attempt.startedAt.toISOString() })),
      };
    },

    /** Sends example data once. @throws HttpError 404, or 409 if the webhook is in the trash */
    test: (actor: Actor, webhookId: string, type: EventType): Promise<WebhookDelivery> =>
      unitOfWork(db, async (tx) => {
        const subject = await lockWebhook(tx, webhookId);
        if (subject.deletedAt) refuseIdle(subject);
        const createdAt = now();
        const body = JSON.stringify(exampleEvent(type, createdAt.toISOString()));
        const test = { webhookId, eventId: null, type, body, createdAt };
        const delivery = one(await createDeliveriesRepository(tx).add([test]));
        await enqueueAttempt(jobs, delivery, { tx });
        await events.record(tx, { type: 'webhook.tested', actor, subject, after: { type } });
        return toAnswer(delivery);
      }),

    /** Resends a delivery now. @throws HttpError 404, or 409 if the webhook is paused, disabled or deleted */
    resend: (actor: Actor, webhookId: string, id: string): Promise<WebhookDelivery> =>
      unitOfWork(db, async (tx) => {
        const subject = await lockWebhook(tx, webhookId);
        const delivery = await find(tx, webhookId, id);
        refuseIdle(subject);
        await startAgain(tx, delivery);
        await enqueueAttempt(jobs, delivery, { tx });
        await events.record(tx, { type: 'webhook.resent', actor, subject, after: { delivery: id } });
        return toAnswer(await find(tx, webhookId, id));
      }),

    /**
     * Sends events that never arrived.
     *
     * @throws HttpError 400, 404, or 409 if the webhook is paused, disabled or deleted
     */
    replay: (actor: Actor, webhookId: string, since: Date): Promise<{ replayed: number; more: boolean }> =>
      unitOfWork(db, async (tx) => {
        const deliveries = createDeliveriesRepository(tx);
        const subject = await lockWebhook(tx, webhookId);
        refuseIdle(subject);
        const age = now().getTime() - since.getTime();
        if (age < 0 || age > REPLAY_DAYS * DAY_MS) {
          const message = `Choose a time in the last ${REPLAY_DAYS} days.`;
          throw new HttpError(400, message, { errors: { since: [message] } });
        }
        const all = await deliveries.missed(webhookId, subject.eventTypes, since, REPLAY_LIMIT + 1);
        const missed = all.slice(0, REPLAY_LIMIT);
        const unsent = missed.flatMap(({ event, delivery }) =>
          delivery ? [] : [deliveryOf(event, webhookId, now())],
        );
        const due: Due[] = await deliveries.add(unsent);
        for (const { delivery } of missed) {
          if (!delivery) continue;
          await startAgain(tx, delivery);
          due.push(delivery);
        }
        for (const delivery of due) await enqueueAttempt(jobs, delivery, { tx });
        await events.record(tx, {
          type: 'webhook.replayed',
          actor,
          subject,
          after: { since: since.toISOString(), replayed: due.length },
        });
        return { replayed: due.length, more: all.length > missed.length };
      }),
  };
}
