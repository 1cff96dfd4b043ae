import type { Container } from '../../container.ts';
import type { Database } from '../../database/database.ts';
import { type Transaction, unitOfWork } from '../../database/unit-of-work.ts';
import type { EnqueueOptions, JobQueue, Jobs } from '../../jobs/job-queue.ts';
import { traceHeaders } from '../../observability/trace-context.ts';
import {
  createDeliveriesRepository,
  type DeliveryRow,
  type Due,
  type EventRow,
  type NewDelivery,
} from './deliveries.repository.ts';
import { nextDelay, type RetrySchedule } from './retry-schedule.ts';
import { signatureHeaders } from './signature.ts';
import { webhookDisabled } from './webhook-emails.ts';
import type { SendingOutcome, WebhookSender } from './webhook-sender.ts';
import { EVENT_RETENTION_MS } from './webhook-subscriber.ts';
import type { WebhookRecord } from './webhooks.repository.ts';

const DAY_MS = 24 * 3_600_000;

/** How long deliveries and webhooks in the trash are retained, in milliseconds: 30 days. */
export const WEBHOOK_RETENTION_MS = 30 * DAY_MS;

/** An attempt overdue by more than this has lost its job, in milliseconds. */
const OVERDUE_MS = 3_600_000;

/** How many lost jobs are recreated at a time. */
const OVERDUE_LIMIT = 1_000;

/** The ID by which receivers know a delivery. */
export function messageIdOf({ id }: Pick<DeliveryRow, 'id'>): string {
  return `msg_${id.replaceAll('-', '')}`;
}

/** The delivery of an event to a webhook. */
export function deliveryOf(event: EventRow, webhookId: string, createdAt: Date): NewDelivery {
  const { id, type, data, occurredAt } = event;
  const body = JSON.stringify({ type, timestamp: occurredAt.toISOString(), data });
  return { webhookId, eventId: id, type, body, createdAt };
}

/** A webhook that has failed for longer than this gets low priority, in milliseconds. */
const PATIENCE_WITH_FAILURE_MS = 60_000;

/** Whether deliveries to a webhook have low priority, because a failing receiver costs the most. */
function goesBehind({ failingSince }: Pick<WebhookRecord, 'failingSince'>, at: Date): boolean {
  return failingSince !== null && at.getTime() - failingSince.getTime() > PATIENCE_WITH_FAILURE_MS;
}

/** Enqueues the next attempt of a delivery. Attempts of one webhook form a group and wait for each other. */
export async function enqueueAttempt(
  jobs: Pick<JobQueue, 'enqueue'>,
  { id, webhookId, attempts }: Due,
  { tx, ...options }: Omit<EnqueueOptions, 'group'> & { tx?: Database } = {},
): Promise<void> {
  const job = { deliveryId: id, webhookId, number: attempts + 1 };
  await jobs.enqueue('webhook-attempt', job, tx, { ...options, group: webhookId });
}

/** The outcome if the secret was encrypted with a key that the server no longer has. */
const unreadableSecret: SendingOutcome = {
  status: null,
  answer: null,
  error: 'The secret can’t be read because SECRET_KEY changed. Rotate the secret.',
  retryAfter: null,
};

interface Begun {
  delivery: DeliveryRow;
  webhook: WebhookRecord;
}

type Dependencies = Pick<Container, 'config' | 'db' | 'jobs' | 'secrets' | 'now'>;

export function createDeliveryWork(
  { config: { siteUrl }, db, jobs, secrets, now }: Dependencies,
  { sender, schedule }: { sender: WebhookSender; schedule: RetrySchedule },
) {
  /** The delivery and webhook of an attempt, or null if the attempt must not be made. */
  const begin = ({ deliveryId, webhookId, number }: Jobs['webhook-attempt']): Promise<Begun | null> =>
    unitOfWork(db, async (tx) => {
      const deliveries = createDeliveriesRepository(tx);
      const webhook = await deliveries.lockWebhook(webhookId, 'share');
      const delivery = await deliveries.find(webhookId, deliveryId);
      if (!webhook || delivery?.state !== 'pending' || delivery.attempts !== number - 1) return null;
      const isTest = delivery.eventId === null;
      if (webhook.deletedAt || (!isTest && (webhook.disabledAt || webhook.pausedAt))) {
        await deliveries.update(delivery, ['pending'], { state: 'held', nextAttemptAt: null });
        return null;
      }
      return { delivery, webhook };
    });

  async function headersOf({ delivery, webhook }: Begun, sentAt: Date): Promise<Record<string, string>> {
    const { previousSecret, previousSecretUntil } = webhook;
    const both = previousSecret && previousSecretUntil && previousSecretUntil > sentAt;
    const locked = both ? [webhook.secret, previousSecret] : [webhook.secret];
    return {
      'content-type': 'application/json',
      'user-agent': 'Uplift-Webhooks/1',
      ...(delivery.eventId === null ? { 'webhook-test': 'true' } : {}),
      ...traceHeaders(),
      ...signatureHeaders({
        id: messageIdOf(delivery),
        sentAt,
        body: delivery.body,
        secrets: await Promise.all(locked.map(secrets.unlock)),
      }),
    };
  }

  async function disable(tx: Transaction, webhook: WebhookRecord, reason: string, at: Date): Promise<void> {
    const deliveries = createDeliveriesRepository(tx);
    await deliveries.updateWebhook(webhook.id, { disabledAt: at, disabledReason: reason });
    for (const to of await deliveries.addressesFor(webhook.ownerId)) {
      await jobs.enqueue('mail', { to, ...webhookDisabled(webhook, reason, siteUrl) }, tx);
    }
  }

  /** Why a failure disables the webhook, or null if it doesn't. */
  function reasonToDisable(webhook: WebhookRecord, outcome: SendingOutcome, at: Date): string | null {
    if (webhook.disabledAt) return null;
    if (outcome.status === 410) return 'The receiver responded with 410: it no longer accepts messages.';
    const since = webhook.failingSince;
    if (!since || at.getTime() - since.getTime() < schedule.patience) return null;
    return `No message arrived for ${Math.round(schedule.patience / DAY_MS)} days. The last problem: ${outcome.error}`;
  }

  /** Disables a webhook that has failed for too long, or schedules the next attempt. */
  async function followUp(
    tx: Transaction,
    { delivery, webhook }: Begun,
    outcome: SendingOutcome,
    at: Date,
  ): Promise<void> {
    const reason = reasonToDisable(webhook, outcome, at);
    if (reason !== null) await disable(tx, webhook, reason, at);
    if (outcome.status === 410) return;
    const made = { ...delivery, attempts: delivery.attempts + 1 };
    const delay = nextDelay(schedule, made.attempts - delivery.scheduleBegan, outcome.retryAfter);
    if (delay === null) return;
    const nextAttemptAt = new Date(at.getTime() + delay);
    await createDeliveriesRepository(tx).update(made, ['failed'], { state: 'pending', nextAttemptAt });
    await enqueueAttempt(jobs, made, { tx, delay, behind: goesBehind(webhook, at) });
  }

  return {
    /** Adds a delivery of an event for every webhook that subscribes to it. */
    fanOut: ({ eventId }: Jobs['webhook-fan-out']): Promise<void> =>
      unitOfWork(db, async (tx) => {
        const deliveries = createDeliveriesRepository(tx);
        const event = await deliveries.findEvent(eventId);
        if (!event) return;
        const at = now();
        const takers = await deliveries.takersOf(event.type);
        const behind = new Set(takers.flatMap((taker) => (goesBehind(taker, at) ? [taker.id] : [])));
        for (const delivery of await deliveries.add(takers.map(({ id }) => deliveryOf(event, id, at)))) {
          await enqueueAttempt(jobs, delivery, { tx, behind: behind.has(delivery.webhookId) });
        }
      }),

    /** Makes one attempt and schedules the next one. Skips an attempt that was already made. */
    attempt: async (job: Jobs['webhook-attempt']): Promise<void> => {
      const begun = await begin(job);
      if (!begun) return;
      const { delivery, webhook: target } = begun;
      const startedAt = now();
      const started = performance.now();
      const signed = await headersOf(begun, startedAt).catch(() => null);
      const outcome = signed ? await sender.send(target.url, signed, delivery.body) : unreadableSecret;
      const duration = Math.round(performance.now() - started);
      await unitOfWork(db, async (tx) => {
        const deliveries = createDeliveriesRepository(tx);
        const webhook = await deliveries.lockWebhook(target.id, 'update');
        if (!webhook) return;
        const at = now();
        const { status, answer, error } = outcome;
        const succeeded = error === null;
        const recorded = await deliveries.update(delivery, ['pending'], {
          attempts: job.number,
          state: succeeded ? 'succeeded' : 'failed',
          nextAttemptAt: null,
          lastAttemptAt: startedAt,
          lastStatus: status,
          lastError: error,
        });
        // The same attempt was made twice concurrently, after this one lost its worker.
        if (!recorded) return;
        await deliveries.addAttempt({
          deliveryId: delivery.id,
          number: job.number,
          startedAt,
          duration,
          requestHeaders: signed ?? {},
          status,
          answer,
          error,
        });
        // A test says nothing about the webhook and is sent only once.
        if (delivery.eventId === null) return;
        await deliveries.updateWebhook(webhook.id, {
          lastAttemptAt: at,
          lastAttemptSucceeded: succeeded,
          failingSince: succeeded ? null : (webhook.failingSince ?? at),
        });
        if (!succeeded) await followUp(tx, { delivery, webhook }, outcome, at);
      });
    },

    /** Recreates lost jobs, and deletes old events and deliveries. */
    cleanUp: async (): Promise<void> => {
      const deliveries = createDeliveriesRepository(db);
      const moment = now().getTime();
      await deliveries.removeEventsBefore(new Date(moment - EVENT_RETENTION_MS));
      for (const delivery of await deliveries.overdue(new Date(moment - OVERDUE_MS), OVERDUE_LIMIT)) {
        await enqueueAttempt(jobs, delivery);
      }
      await deliveries.removeBefore(new Date(moment - WEBHOOK_RETENTION_MS));
    },
  };
}
