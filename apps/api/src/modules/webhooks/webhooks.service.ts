import {
  type adminEndpoints,
  eventTypes as allEventTypes,
  type EventType,
  type Webhook,
  type WebhookAction,
} from '@uplift/data-client/contract/admin';
import type * as v from 'valibot';
import type { Container } from '../../container.ts';
import type { Database } from '../../database/database.ts';
import { type Transaction, unitOfWork } from '../../database/unit-of-work.ts';
import type { Actor, DomainEventType } from '../../events/domain-events.ts';
import { answerPage } from '../../http/answer-page.ts';
import { sortOrder } from '../../http/list-page.ts';
import { actOnEach, changedMeanwhile } from '../../http/row-changes.ts';
import { found, HttpError } from '../../http-error.ts';
import { type AllowedTargets, hostOf, refusePrivate, TargetRefused } from '../../security/network-targets.ts';
import { enqueueAttempt, WEBHOOK_RETENTION_MS } from './delivery-work.ts';
import { createWebhookSecret } from './signature.ts';
import {
  createWebhooksRepository,
  type WebhookFields,
  type WebhookRecord,
  type WebhookRow,
} from './webhooks.repository.ts';

const HOUR_MS = 3_600_000;
const WEEK_MS = 7 * 24 * HOUR_MS;

type WebhookQuery = v.InferOutput<typeof adminEndpoints.listWebhooks.query>;

export type WebhooksService = ReturnType<typeof createWebhooksService>;

const isoOf = (moment: Date | null): string | null => moment?.toISOString() ?? null;

function isEventType(name: string): name is EventType {
  return allEventTypes.some((type) => type === name);
}

function toAnswer(row: WebhookRow): Webhook {
  return {
    ...row,
    eventTypes: row.eventTypes?.filter(isEventType) ?? null,
    pausedAt: isoOf(row.pausedAt),
    disabledAt: isoOf(row.disabledAt),
    failingSince: isoOf(row.failingSince),
    previousSecretUntil: isoOf(row.previousSecretUntil),
    lastAttemptAt: isoOf(row.lastAttemptAt),
    createdAt: row.createdAt.toISOString(),
  };
}

/** The fields of a webhook, with event types in a fixed order, so that the same choice isn't a change. */
function fieldsOf({ name, description, url, eventTypes, ownerId }: WebhookFields): WebhookFields {
  const chosen = eventTypes && allEventTypes.filter((type) => eventTypes.includes(type));
  return { name, description, url, eventTypes: chosen, ownerId };
}

/** The fields in the form that the audit log compares. */
function auditedOf(webhook: WebhookFields): Record<string, unknown> {
  const { eventTypes, ...fields } = fieldsOf(webhook);
  return { ...fields, eventTypes: eventTypes?.join(', ') ?? 'all' };
}

const changed = () => changedMeanwhile('webhook');

function refused(field: string, message: string): HttpError {
  return new HttpError(400, message, { errors: { [field]: [message] } });
}

function refuseTrashed({ state }: WebhookRow): void {
  if (state === 'deleted') throw new HttpError(409, 'This webhook is in the trash. Restore it first.');
}

export function createWebhooksService(
  { db, jobs, secrets, events, now }: Pick<Container, 'db' | 'jobs' | 'secrets' | 'events' | 'now'>,
  allowed: AllowedTargets,
) {
  const weekAgo = () => new Date(now().getTime() - WEEK_MS);

  /** Checks the address itself. Host names are resolved when a message is sent. @throws HttpError 400 */
  function checkTarget(address: string): string {
    const url = new URL(address);
    const host = hostOf(url);
    try {
      if (/^[\d.]+$|:/.test(host)) refusePrivate(host, host, allowed);
    } catch (error) {
      throw error instanceof TargetRefused ? refused('url', error.message) : error;
    }
    if (url.protocol === 'http:' && !allowed.hasHost(host) && !allowed.hasAddress(host))
      throw refused('url', 'The URL must start with https://, so that messages are encrypted.');
    return url.href;
  }

  async function checkOwner(tx: Transaction, ownerId: string | null): Promise<void> {
    if (ownerId !== null && !(await createWebhooksRepository(tx).isAdmin(ownerId)))
      throw refused('ownerId', 'Choose an admin who can sign in.');
  }

  const find = async (tx: Database, id: string) =>
    found(await createWebhooksRepository(tx).find(id, weekAgo()), 'webhook');

  /** @param recorded the fields that the audit log compares */
  async function change(
    tx: Transaction,
    actor: Actor,
    type: DomainEventType<'webhook'>,
    webhook: WebhookRow,
    set: Partial<WebhookRecord>,
    recorded: (webhook: WebhookRow) => Record<string, unknown> = ({ state }) => ({ state }),
  ): Promise<WebhookRow> {
    if (!(await createWebhooksRepository(tx).update(webhook.id, webhook.version, set))) throw changed();
    const after = await find(tx, webhook.id);
    await events.record(tx, {
      type,
      actor,
      subject: webhook,
      before: recorded(webhook),
      after: recorded(after),
    });
    return after;
  }

  /** Enqueues deliveries that were held while the webhook was inactive. */
  async function release(tx: Transaction, webhook: WebhookRow): Promise<void> {
    if (webhook.state !== 'active' && webhook.state !== 'failing') return;
    for (const held of await createWebhooksRepository(tx).releaseHeld(webhook.id, now())) {
      await enqueueAttempt(jobs, { ...held, webhookId: webhook.id }, { tx });
    }
  }

  const actions = {
    pause: async (tx, actor, webhook) => {
      refuseTrashed(webhook);
      if (webhook.state === 'paused') return;
      if (webhook.state === 'disabled') throw new HttpError(409, 'This webhook is already paused.');
      await change(tx, actor, 'webhook.paused', webhook, { pausedAt: now() });
    },
    resume: async (tx, actor, webhook) => {
      refuseTrashed(webhook);
      if (webhook.state !== 'paused' && webhook.state !== 'disabled') return;
      const idle = { pausedAt: null, disabledAt: null, disabledReason: null, failingSince: null };
      await release(tx, await change(tx, actor, 'webhook.resumed', webhook, idle));
    },
    delete: async (tx, actor, webhook) => {
      if (webhook.state === 'deleted') return;
      await change(tx, actor, 'webhook.deleted', webhook, { deletedAt: now() });
    },
    restore: async (tx, actor, webhook) => {
      if (webhook.state !== 'deleted') return;
      await release(tx, await change(tx, actor, 'webhook.restored', webhook, { deletedAt: null }));
    },
  } satisfies Record<WebhookAction, (tx: Transaction, actor: Actor, webhook: WebhookRow) => Promise<void>>;

  return {
    list: ({ q: search, sort: given = 'name', ...query }: WebhookQuery) => {
      const sort = sortOrder(given);
      return answerPage(query, toAnswer, (range) =>
        createWebhooksRepository(db).list({ ...query, ...range, search, sort, since: weekAgo() }),
      );
    },

    /** @throws HttpError 404 */
    read: async (id: string): Promise<Webhook> => toAnswer(await find(db, id)),

    /** @throws HttpError 400 if the address isn't an allowed target */
    create: (actor: Actor, given: WebhookFields) =>
      unitOfWork(db, async (tx) => {
        const fields = { ...fieldsOf(given), url: checkTarget(given.url) };
        await checkOwner(tx, fields.ownerId);
        const secret = createWebhookSecret();
        const row = { ...fields, secret: await secrets.lock(secret), createdAt: now() };
        const id = await createWebhooksRepository(tx).add(row);
        await events.record(tx, {
          type: 'webhook.created',
          actor,
          subject: { id, name: fields.name },
          after: auditedOf(fields),
        });
        return { webhook: toAnswer(await find(tx, id)), secret };
      }),

    /** @throws HttpError 400, 404, or 409 if it changed since it was read */
    update: (
      actor: Actor,
      id: string,
      { version, ...given }: Partial<WebhookFields> & { version: number },
    ): Promise<Webhook> =>
      unitOfWork(db, async (tx) => {
        const webhook = await find(tx, id);
        refuseTrashed(webhook);
        if (webhook.version !== version) throw changed();
        const entered = fieldsOf({ ...webhook, ...given });
        const fields = { ...entered, url: checkTarget(entered.url) };
        if (fields.ownerId !== webhook.ownerId) await checkOwner(tx, fields.ownerId);
        return toAnswer(await change(tx, actor, 'webhook.updated', webhook, fields, auditedOf));
      }),

    /** Applies an action to each webhook separately. The result says why a webhook was skipped. */
    act: (actor: Actor, { action, ids }: { action: WebhookAction; ids: readonly string[] }) =>
      actOnEach(ids, (id) => unitOfWork(db, async (tx) => actions[action](tx, actor, await find(tx, id)))),

    /** @throws HttpError 404, or 409 if the webhook is in the trash */
    rotateSecret: (actor: Actor, id: string, overlapHours: number) =>
      unitOfWork(db, async (tx) => {
        const webhook = await find(tx, id);
        refuseTrashed(webhook);
        const secret = createWebhookSecret();
        const previousSecret = overlapHours > 0 ? await createWebhooksRepository(tx).secretOf(id) : null;
        const rotated = await change(tx, actor, 'webhook.secret-rotated', webhook, {
          secret: await secrets.lock(secret),
          previousSecret,
          previousSecretUntil: overlapHours > 0 ? new Date(now().getTime() + overlapHours * HOUR_MS) : null,
        });
        return { webhook: toAnswer(rotated), secret };
      }),

    /** Deletes webhooks that have been in the trash for 30 days. */
    cleanUp: () =>
      createWebhooksRepository(db).removeDeletedBefore(new Date(now().getTime() - WEBHOOK_RETENTION_MS)),
  };
}
