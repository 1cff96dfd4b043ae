import {
  type ActionOutcomes,
  eventTypes as allEventTypes,
  type EventType,
  type Webhook,
  type WebhookAction,
} from '@uplift/data-client/contract/admin';
import type { Clock } from '../../clock.ts';
import type { Actor, DomainEventType } from '../../events/domain-events.ts';
import type { Events } from '../../events/events.ts';
import { type PageQuery, pageRange, sortOrder } from '../../http/list-page.ts';
import { actOnEach, changedMeanwhile } from '../../http/row-changes.ts';
import { HttpError } from '../../http-error.ts';
import type { JobQueue } from '../../jobs/job-queue.ts';
import { type AllowedTargets, hostOf, refusePrivate, TargetRefused } from '../../security/network-targets.ts';
import type { SecretBox } from '../../security/secret-box.ts';
import { enqueueAttempt, WEBHOOK_RETENTION_MS } from './delivery-work.ts';
import { createWebhookSecret } from './signature.ts';
import type {
  WebhookChange,
  WebhookFields,
  WebhookRow,
  WebhookState,
  WebhooksRepository,
  WebhooksTransaction,
} from './webhooks.repository.ts';

const HOUR_MS = 3_600_000;
const WEEK_MS = 7 * 24 * HOUR_MS;

interface WebhookPage {
  data: Webhook[];
  page: number;
  pageSize: number;
  total: number;
}

interface WebhookQuery extends PageQuery {
  q?: string | undefined;
  sort?: 'name' | '-name' | 'createdAt' | '-createdAt' | 'lastAttemptAt' | '-lastAttemptAt' | undefined;
  state?: WebhookState[] | undefined;
}

interface WithSecret {
  webhook: Webhook;
  secret: string;
}

export interface WebhooksService {
  list: (query: WebhookQuery) => Promise<WebhookPage>;
  /** @throws HttpError 404 */
  read: (id: string) => Promise<Webhook>;
  /** @throws HttpError 400 if the address isn't an allowed target */
  create: (actor: Actor, fields: WebhookFields) => Promise<WithSecret>;
  /** @throws HttpError 400, 404, or 409 if it changed since it was read */
  update: (
    actor: Actor,
    id: string,
    change: Partial<WebhookFields> & { version: number },
  ) => Promise<Webhook>;
  /** Applies an action to each webhook separately. The result says why a webhook was skipped. */
  act: (actor: Actor, action: WebhookAction, ids: readonly string[]) => Promise<ActionOutcomes>;
  /** @throws HttpError 404, or 409 if the webhook is in the trash */
  rotateSecret: (actor: Actor, id: string, overlapHours: number) => Promise<WithSecret>;
  /** Deletes webhooks that have been in the trash for 30 days. */
  cleanUp: () => Promise<void>;
}

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
function auditedOf({ eventTypes, ...fields }: WebhookFields): Record<string, unknown> {
  return { ...fields, eventTypes: eventTypes?.join(', ') ?? 'all' };
}

const changed = () => changedMeanwhile('webhook');
const missing = () => new HttpError(404, 'There is no such webhook.');

function refused(field: string, message: string): HttpError {
  return new HttpError(400, message, { errors: { [field]: [message] } });
}

export function createWebhooksService({
  repository,
  jobs,
  secrets,
  allowed,
  events,
  now,
}: {
  repository: WebhooksRepository;
  jobs: Pick<JobQueue, 'enqueue'>;
  secrets: SecretBox;
  allowed: AllowedTargets;
  events: Events;
  now: Clock;
}): WebhooksService {
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
      throw refused(
        'url',
        'The address has to begin with https://: without it everybody on the way can read the messages.',
      );
    return url.href;
  }

  async function checkOwner(webhooks: WebhooksTransaction, ownerId: string | null): Promise<void> {
    if (ownerId !== null && !(await webhooks.isAdmin(ownerId)))
      throw refused('ownerId', 'Choose an admin who may sign in.');
  }

  async function findIn(webhooks: WebhooksTransaction, id: string): Promise<WebhookRow> {
    const webhook = await webhooks.find(id, weekAgo());
    if (!webhook) throw missing();
    return webhook;
  }

  async function change(
    webhooks: WebhooksTransaction,
    actor: Actor,
    action: DomainEventType<'webhook'>,
    webhook: WebhookRow,
    set: WebhookChange,
  ): Promise<WebhookRow> {
    if (!(await webhooks.update(webhook.id, webhook.version, set))) throw changed();
    const after = await findIn(webhooks, webhook.id);
    await events.record(webhooks.tx, {
      type: action,
      actor,
      occurredAt: now(),
      subject: webhook,
      before: { state: webhook.state },
      after: { state: after.state },
    });
    return after;
  }

  /** Enqueues deliveries that were held while the webhook was inactive. */
  async function release(webhooks: WebhooksTransaction, webhook: WebhookRow): Promise<void> {
    if (webhook.state !== 'active' && webhook.state !== 'failing') return;
    for (const { id, attempts } of await webhooks.releaseHeld(webhook.id, now())) {
      await enqueueAttempt(jobs, { id, webhookId: webhook.id, attempts }, { tx: webhooks.tx });
    }
  }

  const trashed = () => new HttpError(409, 'This webhook is in the trash. Restore it first.');

  const actions: Record<
    WebhookAction,
    (webhooks: WebhooksTransaction, actor: Actor, webhook: WebhookRow) => Promise<void>
  > = {
    pause: async (webhooks, actor, webhook) => {
      if (webhook.state === 'deleted') throw trashed();
      if (webhook.state === 'paused') return;
      if (webhook.state === 'disabled') throw new HttpError(409, 'Nothing is sent to this webhook already.');
      await change(webhooks, actor, 'webhook.paused', webhook, { pausedAt: now() });
    },
    resume: async (webhooks, actor, webhook) => {
      if (webhook.state === 'deleted') throw trashed();
      if (webhook.state !== 'paused' && webhook.state !== 'disabled') return;
      const idle = { pausedAt: null, disabledAt: null, disabledReason: null, failingSince: null };
      await release(webhooks, await change(webhooks, actor, 'webhook.resumed', webhook, idle));
    },
    delete: async (webhooks, actor, webhook) => {
      if (webhook.state === 'deleted') return;
      await change(webhooks, actor, 'webhook.deleted', webhook, { deletedAt: now() });
    },
    restore: async (webhooks, actor, webhook) => {
      if (webhook.state !== 'deleted') return;
      await release(
        webhooks,
        await change(webhooks, actor, 'webhook.restored', webhook, { deletedAt: null }),
      );
    },
  };

  return {
    list: async ({ q, sort = 'name', state, ...query }) => {
      const { page, pageSize, limit, offset } = pageRange(query);
      const { rows, total } = await repository.list({
        search: q || undefined,
        states: state,
        sort: sortOrder(sort),
        limit,
        offset,
        since: weekAgo(),
      });
      return { data: rows.map(toAnswer), page, pageSize, total };
    },

    read: async (id) => {
      const webhook = await repository.find(id, weekAgo());
      if (!webhook) throw missing();
      return toAnswer(webhook);
    },

    create: (actor, given) =>
      repository.transaction(async (webhooks) => {
        const fields = { ...fieldsOf(given), url: checkTarget(given.url) };
        await checkOwner(webhooks, fields.ownerId);
        const secret = createWebhookSecret();
        const id = await webhooks.add({ ...fields, secret: await secrets.lock(secret), createdAt: now() });
        await events.record(webhooks.tx, {
          type: 'webhook.created',
          actor,
          occurredAt: now(),
          subject: { id, name: fields.name },
          after: auditedOf(fields),
        });
        return { webhook: toAnswer(await findIn(webhooks, id)), secret };
      }),

    update: (actor, id, { version, ...change }) =>
      repository.transaction(async (webhooks) => {
        const webhook = await findIn(webhooks, id);
        if (webhook.state === 'deleted') throw trashed();
        if (webhook.version !== version) throw changed();
        const given = fieldsOf({ ...webhook, ...change });
        const fields = { ...given, url: checkTarget(given.url) };
        if (fields.ownerId !== webhook.ownerId) await checkOwner(webhooks, fields.ownerId);
        if (!(await webhooks.update(id, version, fields))) throw changed();
        await events.record(webhooks.tx, {
          type: 'webhook.updated',
          actor,
          occurredAt: now(),
          subject: webhook,
          before: auditedOf(fieldsOf(webhook)),
          after: auditedOf(fields),
        });
        return toAnswer(await findIn(webhooks, id));
      }),

    act: (actor, action, ids) =>
      actOnEach(ids, (id) =>
        repository.transaction(async (webhooks) =>
          actions[action](webhooks, actor, await findIn(webhooks, id)),
        ),
      ),

    rotateSecret: (actor, id, overlapHours) =>
      repository.transaction(async (webhooks) => {
        const webhook = await findIn(webhooks, id);
        if (webhook.state === 'deleted') throw trashed();
        const secret = createWebhookSecret();
        const previousSecret = overlapHours > 0 ? await webhooks.secretOf(id) : null;
        const rotated = await change(webhooks, actor, 'webhook.secret-rotated', webhook, {
          secret: await secrets.lock(secret),
          previousSecret,
          previousSecretUntil: overlapHours > 0 ? new Date(now().getTime() + overlapHours * HOUR_MS) : null,
        });
        return { webhook: toAnswer(rotated), secret };
      }),

    cleanUp: () => repository.removeDeletedBefore(new Date(now().getTime() - WEBHOOK_RETENTION_MS)),
  };
}
