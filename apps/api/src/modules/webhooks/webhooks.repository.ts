import { and, asc, count, desc, eq, isNotNull, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { isOnPage, matchesWords, type SortOrder } from '../../database/list-query.ts';
import { accountUsers, webhookDeliveries, webhooks } from '../../database/schema/index.ts';

export type WebhookState = 'active' | 'failing' | 'paused' | 'disabled' | 'deleted';

type Stored = typeof webhooks.$inferSelect;

/** The fields of a webhook that admins can change. */
export type WebhookFields = Pick<Stored, 'name' | 'description' | 'url' | 'eventTypes' | 'ownerId'>;

export interface WebhookRow extends Omit<Stored, 'secret' | 'previousSecret' | 'deletedAt' | 'updatedAt'> {
  state: WebhookState;
  ownerName: string | null;
  week: { succeeded: number; failed: number };
}

export interface WebhookFilter {
  search?: string | undefined;
  /** If unset, all states outside the trash. */
  states?: readonly WebhookState[] | undefined;
  sort: SortOrder<'name' | 'createdAt' | 'lastAttemptAt'>;
  limit: number;
  offset: number;
  /** The moment from which deliveries are counted. */
  since: Date;
}

/** A change to the state or the secret of a webhook. */
export type WebhookChange = Partial<
  Pick<
    Stored,
    | 'pausedAt'
    | 'disabledAt'
    | 'disabledReason'
    | 'failingSince'
    | 'deletedAt'
    | 'secret'
    | 'previousSecret'
    | 'previousSecretUntil'
  >
>;

const { deletedAt, disabledAt, pausedAt, failingSince } = webhooks;

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
function stateOf(row: Pick<Stored, 'deletedAt' | 'disabledAt' | 'pausedAt' | 'failingSince'>): WebhookState {
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

export type WebhooksRepository = ReturnType<typeof createWebhooksRepository>;

export function createWebhooksRepository(db: Database) {
  const select = (tx: Database, since: Date) =>
    tx
      .select({
        webhook: webhooks,
        ownerName: accountUsers.name,
        succeeded: finished('succeeded', since),
        failed: finished('failed', since),
      })
      .from(webhooks)
      .leftJoin(accountUsers, eq(accountUsers.id, webhooks.ownerId));

  type Found = Awaited<ReturnType<typeof select>>[number];

  function toRow({ webhook, ownerName, succeeded, failed }: Found): WebhookRow {
    const {
      secret: _secret,
      previousSecret: _previous,
      updatedAt: _updated,
      deletedAt: gone,
      ...row
    } = webhook;
    return {
      ...row,
      state: stateOf({ ...row, deletedAt: gone }),
      ownerName,
      week: { succeeded: Number(succeeded), failed: Number(failed) },
    };
  }

  /** Queries and updates that run in a given transaction. */
  const within = (tx: Database) => ({
    tx,

    async find(id: string, since: Date): Promise<WebhookRow | null> {
      const [found] = await select(tx, since).where(eq(webhooks.id, id)).limit(1);
      return found ? toRow(found) : null;
    },

    async add(webhook: WebhookFields & { secret: string; createdAt: Date }): Promise<string> {
      const [added] = await tx
        .insert(webhooks)
        .values({ ...webhook, updatedAt: webhook.createdAt })
        .returning({ id: webhooks.id });
      if (!added) throw new Error('The database added no webhook and gave no reason.');
      return added.id;
    },

    /** @returns whether the row still had that version */
    async update(id: string, version: number, change: WebhookFields | WebhookChange): Promise<boolean> {
      const changed = await tx
        .update(webhooks)
        .set({ ...change, version: version + 1 })
        .where(and(eq(webhooks.id, id), eq(webhooks.version, version)))
        .returning({ id: webhooks.id });
      return changed.length > 0;
    },

    /** The current signing secret, encrypted. */
    async secretOf(id: string): Promise<string | null> {
      const [row] = await tx.select({ secret: webhooks.secret }).from(webhooks).where(eq(webhooks.id, id));
      return row?.secret ?? null;
    },

    /** Whether the user is an admin who may sign in. */
    async isAdmin(id: string): Promise<boolean> {
      const rows = await tx
        .select({ id: accountUsers.id })
        .from(accountUsers)
        .where(
          and(eq(accountUsers.id, id), eq(accountUsers.role, 'admin'), isNull(accountUsers.deactivatedAt)),
        );
      return rows.length > 0;
    },

    /** Makes held deliveries pending again. */
    async releaseHeld(webhookId: string, now: Date): Promise<{ id: string; attempts: number }[]> {
      return tx
        .update(webhookDeliveries)
        .set({ state: 'pending', nextAttemptAt: now })
        .where(and(eq(webhookDeliveries.webhookId, webhookId), eq(webhookDeliveries.state, 'held')))
        .returning({ id: webhookDeliveries.id, attempts: webhookDeliveries.attempts });
    },
  });

  return {
    async list({ search, states, sort, limit, offset, since }: WebhookFilter): Promise<{
      rows: WebhookRow[];
      total: number;
    }> {
      const wanted = and(
        matchesWords(search, webhooks.name, webhooks.description, webhooks.url),
        states ? or(...states.map((state) => conditions[state])) : isNull(deletedAt),
      );
      const direction = sort.descending ? desc : asc;
      const order = [direction(sortKeys[sort.by]), direction(webhooks.id)];
      const [rows, [counted]] = await Promise.all([
        select(db, since)
          .where(isOnPage(webhooks, { wanted, search, order, limit, offset }))
          .orderBy(...order),
        db.select({ total: count() }).from(webhooks).where(wanted),
      ]);
      return { rows: rows.map(toRow), total: counted?.total ?? 0 };
    },

    find: (id: string, since: Date) => within(db).find(id, since),

    /** Deletes webhooks that were moved to the trash before a moment. */
    async removeDeletedBefore(moment: Date): Promise<void> {
      await db.delete(webhooks).where(lt(deletedAt, moment));
    },

    transaction: <Result>(run: (webhooks: WebhooksTransaction) => Promise<Result>): Promise<Result> =>
      db.transaction((tx) => run(within(tx))),
  };

  type WebhooksTransaction = ReturnType<typeof within>;
}

export type WebhooksTransaction = Parameters<Parameters<WebhooksRepository['transaction']>[0]>[0];
