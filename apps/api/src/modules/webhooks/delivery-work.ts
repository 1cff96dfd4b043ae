import type { Clock } from '../../clock.ts';
import type { Database } from '../../database/database.ts';
import type { EnqueueOptions, JobQueue, Jobs } from '../../jobs/job-queue.ts';
import { traceHeaders } from '../../observability/trace-context.ts';
import type { SecretBox } from '../../security/secret-box.ts';
import type {
  DeliveriesRepository,
  DeliveriesTransaction,
  DeliveryRow,
  Due,
  EventRow,
  NewDelivery,
  WebhookRecord,
} from './deliveries.repository.ts';
import { nextDelay, type RetrySchedule } from './retry-schedule.ts';
import { signatureHeaders } from './signature.ts';
import { webhookDisabled } from './webhook-emails.ts';
import type { SendingOutcome, WebhookSender } from './webhook-sender.ts';

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
  error: 'The secret cannot be read, as SECRET_KEY is another one than before. Rotate the secret.',
  retryAfter: null,
};

export interface DeliveryWork {
  /** Adds a delivery of an event for every webhook that subscribes to it. */
  fanOut: (job: Jobs['webhook-fan-out']) => Promise<void>;
  /** Makes one attempt and schedules the next one. Skips an attempt that was already made. */
  attempt: (job: Jobs['webhook-attempt']) => Promise<void>;
  /** Recreates lost jobs and deletes old deliveries. */
  cleanUp: () => Promise<void>;
}

export interface DeliveryWorkDependencies {
  repository: DeliveriesRepository;
  jobs: Pick<JobQueue, 'enqueue'>;
  sender: WebhookSender;
  secrets: Pick<SecretBox, 'unlock'>;
  schedule: RetrySchedule;
  /** The URL that visitors use. */
  siteUrl: string;
  now: Clock;
}

interface Begun {
  delivery: DeliveryRow;
  webhook: WebhookRecord;
}

export function createDeliveryWork(dependencies: DeliveryWorkDependencies): DeliveryWork {
  const { repository, jobs, sender, secrets, schedule, siteUrl, now } = dependencies;

  /** The delivery and webhook of an attempt, or null if the attempt must not be made. */
  const begin = ({ deliveryId, webhookId, number }: Jobs['webhook-attempt']): Promise<Begun | null> =>
    repository.transaction(async (deliveries) => {
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

  async function disable(
    deliveries: DeliveriesTransaction,
    webhook: WebhookRecord,
    reason: string,
    at: Date,
  ): Promise<void> {
    await deliveries.updateWebhook(webhook.id, { disabledAt: at, disabledReason: reason });
    for (const to of await deliveries.addressesFor(webhook.ownerId)) {
      await jobs.enqueue('mail', { to, ...webhookDisabled(webhook, reason, siteUrl) }, deliveries.tx);
    }
  }

  /** Why a failure disables the webhook, or null if it doesn't. */
  function reasonToDisable(webhook: WebhookRecord, outcome: SendingOutcome, at: Date): string | null {
    if (webhook.disabledAt) return null;
    if (outcome.status === 410) return 'The receiver answered 410: it wants no messages any more.';
    const since = webhook.failingSince;
    if (!since || at.getTime() - since.getTime() < schedule.patience) return null;
    return `No message arrived for ${Math.round(schedule.patience / DAY_MS)} days. The last problem: ${outcome.error}`;
  }

  async function succeed(
    deliveries: DeliveriesTransaction,
    webhook: WebhookRecord,
    delivery: DeliveryRow,
    at: Date,
  ) {
    if (delivery.eventId === null) return;
    await deliveries.updateWebhook(webhook.id, {
      lastAttemptAt: at,
      lastAttemptSucceeded: true,
      failingSince: null,
    });
  }

  async function fail(
    deliveries: DeliveriesTransaction,
    webhook: WebhookRecord,
    delivery: DeliveryRow,
    outcome: SendingOutcome,
    at: Date,
  ): Promise<void> {
    const made = { ...delivery, attempts: delivery.attempts + 1 };
    if (delivery.eventId === null) return;
    await deliveries.updateWebhook(webhook.id, {
      lastAttemptAt: at,
      lastAttemptSucceeded: false,
      failingSince: webhook.failingSince ?? at,
    });
    const reason = reasonToDisable(webhook, outcome, at);
    if (reason !== null) await disable(deliveries, webhook, reason, at);
    if (outcome.status === 410) return;
    const delay = nextDelay(schedule, made.attempts - delivery.scheduleBegan, outcome.retryAfter);
    if (delay === null) return;
    await deliveries.update(made, ['failed'], {
      state: 'pending',
      nextAttemptAt: new Date(at.getTime() + delay),
    });
    await enqueueAttempt(jobs, made, { tx: deliveries.tx, delay, behind: goesBehind(webhook, at) });
  }

  return {
    fanOut: ({ eventId }) =>
      repository.transaction(async (deliveries) => {
        const event = await deliveries.findEvent(eventId);
        if (!event) return;
        const at = now();
        const takers = await deliveries.takersOf(event.type);
        const behind = new Set(takers.flatMap((taker) => (goesBehind(taker, at) ? [taker.id] : [])));
        const added = await deliveries.add(takers.map(({ id }) => deliveryOf(event, id, at)));
        for (const delivery of added) {
          const options = { tx: deliveries.tx, behind: behind.has(delivery.webhookId) };
          await enqueueAttempt(jobs, delivery, options);
        }
      }),

    attempt: async (job) => {
      const begun = await begin(job);
      if (!begun) return;
      const { delivery, webhook: target } = begun;
      const startedAt = now();
      const began = performance.now();
      const signed = await headersOf(begun, startedAt).catch(() => null);
      const requestHeaders = signed ?? {};
      const outcome = signed ? await sender.send(target.url, signed, delivery.body) : unreadableSecret;
      const duration = Math.round(performance.now() - began);
      await repository.transaction(async (deliveries) => {
        const webhook = await deliveries.lockWebhook(target.id, 'update');
        if (!webhook) return;
        const at = now();
        const { status, answer, error } = outcome;
        const recorded = await deliveries.update(delivery, ['pending'], {
          attempts: job.number,
          state: error === null ? 'succeeded' : 'failed',
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
          requestHeaders,
          status,
          answer,
          error,
        });
        if (error === null) await succeed(deliveries, webhook, delivery, at);
        else await fail(deliveries, webhook, delivery, outcome, at);
      });
    },

    cleanUp: async () => {
      const moment = now().getTime();
      for (const delivery of await repository.overdue(new Date(moment - OVERDUE_MS), OVERDUE_LIMIT)) {
        await enqueueAttempt(jobs, delivery);
      }
      await repository.removeBefore(new Date(moment - WEBHOOK_RETENTION_MS));
    },
  };
}
