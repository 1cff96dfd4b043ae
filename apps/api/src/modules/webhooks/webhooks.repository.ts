import type { Webhook } from '@uplift/data-client/contract/admin';
import { and, eq, getTableColumns, isNotNull, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { matchesWords } from '../../database/list-query.ts';
import { one } from '../../database/one.ts';
import { type PageRequest, readPage, sortedBy } from '../../database/read-page.ts';
import { accountUsers, webhookDeliveries, webhooks } from '../../database/schema/index.ts';
import { updateVersion } from '../../database/update-version.ts';

export type WebhookState = Webhook['state'];

/** A row of the table, with its encrypted secrets. */
export type WebhookRecord = typeof webhooks.$inferSelect;

/** The fields of a webhook that admins can change. */
export type WebhookFields = Pick<WebhookRecord, 'name' | 'description' | 'url' | 'eventTypes' | 'ownerId'>;

/** A webhook without its secrets. */
export type WebhookRow = ReturnType<typeof withState>;

export interface WebhookFilter extends PageRequest<keyof typeof sortKeys> {
  /** If unset, all states outside the trash. */
  state?: readonly WebhookState[] | undefined;
  /** The moment from which deliveries are counted. */
  since: Date;
}

const {
  secret: _secret,
  previousSecret: _previous,
  updatedAt: _updated,
  ...shown
} = getTableColumns(webhooks);
const { deletedAt, disabledAt, pausedAt, failingSince } = shown;

const conditions: Readonly<Record<WebhookState, SQL | undefined>> = {
  deleted: isNotNull(deletedAt),
  disabled: and(isNull(deletedAt), isNotNull(disabledAt)),
  paused: and(isNull(deletedAt), isNull(disabledAt), isNotNull(pausedAt)),
  failing: and(isNull(deletedAt), isNull(disabledAt), isNull(pausedAt), isNotNull(failingSince)),
  active: and(isNull(deletedAt), isNull(disabledAt), isNull(pausedAt), isNull(failingSince)),
};

const sortKeys = {
  name: sql`lower(${webhooks.name})`,
  createdAt: webhooks.createdAt,
  lastAttemptAt: webhooks.lastAttemptAt,
} as const;

/** Derives the state from the timestamps. */
function stateOf(
  row: Pick<WebhookRecord, 'deletedAt' | 'disabledAt' | 'pausedAt' | 'failingSince'>,
): WebhookState {
  if (row.deletedAt) return 'deleted';
  if (row.disabledAt) return 'disabled';
  if (row.pausedAt) return 'paused';
  return row.failingSince ? 'failing' : 'active';
}

const finished = (state: 'succeeded' | 'failed', since: Date) =>
  sql<string>`(select count(*) from ${webhookDeliveries}
    where ${webhookDeliveries.webhookId} = ${webhooks.id} and ${webhookDeliveries.state} = ${state}
      and ${webhookDeliveries.createdAt} >= ${since.toISOString()}::timestamptz
      and ${webhookDeliveries.eventId} is not null)`;

const select = (db: Database, since: Date) =>
  db
    .select({
      ...shown,
      ownerName: accountUsers.name,
      succeeded: finished('succeeded', since),
      failed: finished('failed', since),
    })
    .from(webhooks)
    .leftJoin(accountUsers, eq(accountUsers.id, webhooks.ownerId));

function withState({ succeeded, failed, ...row }: Awaited<ReturnType<typeof select>>[number]) {
  return {
    ...row,
    state: stateOf(row),
    week: { succeeded: Number(succeeded), failed: Number(failed) },
  };
}

export function createWebhooksRepository(db: Database) {
  return {
    async list({ state, sort, since, ...part }: WebhookFilter) {
      const wanted = and(
        matchesWords(part.search, webhooks.name, webhooks.description, webhooks.url),
        state ? or(...state.map((each) => conditions[each])) : isNull(deletedAt),
      );
      const order = sortedBy(sort.descending, sortKeys[sort.by], webhooks.id);
      const { rows, total } = await readPage(db, webhooks, select(db, since), { ...part, wanted, order });
      return { rows: rows.map(withState), total };
    },

    async find(id: string, since: Date): Promise<WebhookRow | null> {
      const [row] = await select(db, since).where(eq(webhooks.id, id)).limit(1);
      return row ? withState(row) : null;
    },

    async add(webhook: WebhookFields & { secret: string; createdAt: Date }): Promise<string> {
      const row = { ...webhook, updatedAt: webhook.createdAt };
      return one(await db.insert(webhooks).values(row).returning({ id: webhooks.id })).id;
    },

    /** @returns whether the row still had that version */
    update: (id: string, version: number, change: Partial<WebhookRecord>): Promise<boolean> =>
      updateVersion(db, webhooks, { id, version }, change),

    /** The current signing secret, encrypted. */
    async secretOf(id: string): Promise<string | null> {
      const [row] = await db.select({ secret: webhooks.secret }).from(webhooks).where(eq(webhooks.id, id));
      return row?.secret ?? null;
    },

    /** Whether the user is an admin who may sign in. */
    async isAdmin(id: string): Promise<boolean> {
      const { role, deactivatedAt } = accountUsers;
      const wanted = and(eq(accountUsers.id, id), eq(role, 'admin'), isNull(deactivatedAt));
      return (await db.$count(accountUsers, wanted)) > 0;
    },

    /** Makes held deliveries pending again. */
    releaseHeld: (webhookId: string, now: Date) =>
      db
        .update(webhookDeliveries)
        .set({ state: 'pending', nextAttemptAt: now })
        .where(and(eq(webhookDeliveries.webhookId, webhookId), eq(webhookDeliveries.state, 'held')))
        .returning({ id: webhookDeliveries.id, attempts: webhookDeliveries.attempts }),

    /** Deletes webhooks that were moved to the trash before a moment. */
    async removeDeletedBefore(moment: Date): Promise<void> {
      await db.delete(webhooks).where(lt(deletedAt, moment));
    },
  };
}
