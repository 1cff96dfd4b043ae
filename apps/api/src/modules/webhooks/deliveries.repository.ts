import type { EventType } from '@uplift/data-client/contract/admin';
import { and, asc, count, desc, eq, gte, inArray, isNotNull, isNull, lt, ne, or, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { isOnPage } from '../../database/list-query.ts';
import {
  accountUsers,
  events,
  webhookAttempts,
  webhookDeliveries,
  webhooks,
} from '../../database/schema/index.ts';

export type DeliveryRow = typeof webhookDeliveries.$inferSelect;
export type AttemptRow = typeof webhookAttempts.$inferSelect;
export type DeliveryState = DeliveryRow['state'];
export type EventRow = typeof events.$inferSelect;
export type WebhookRecord = typeof webhooks.$inferSelect;

export interface DeliveryFilter {
  webhookId: string;
  states?: readonly DeliveryState[] | undefined;
  types?: readonly EventType[] | undefined;
  oldestFirst: boolean;
  limit: number;
  offset: number;
}

export type NewDelivery = Pick<DeliveryRow, 'webhookId' | 'eventId' | 'type' | 'body' | 'createdAt'>;

/** What the job for the next attempt needs to know about a delivery. */
export type Due = Pick<DeliveryRow, 'id' | 'webhookId' | 'attempts'>;

const due = {
  id: webhookDeliveries.id,
  webhookId: webhookDeliveries.webhookId,
  attempts: webhookDeliveries.attempts,
} as const;

export type DeliveriesRepository = ReturnType<typeof createDeliveriesRepository>;

export function createDeliveriesRepository(db: Database) {
  /** Queries and updates that run in a given transaction. Lock a webhook before its deliveries. */
  const within = (tx: Database) => ({
    tx,

    async findEvent(id: number): Promise<EventRow | null> {
      const [event] = await tx.select().from(events).where(eq(events.id, id)).limit(1);
      return event ?? null;
    },

    /** The active webhooks that subscribe to an event type. */
    takersOf: (type: string): Promise<Pick<WebhookRecord, 'id' | 'failingSince'>[]> =>
      tx
        .select({ id: webhooks.id, failingSince: webhooks.failingSince })
        .from(webhooks)
        .where(
          and(
            isNull(webhooks.deletedAt),
            isNull(webhooks.disabledAt),
            isNull(webhooks.pausedAt),
            or(isNull(webhooks.eventTypes), sql`${type} = any(${webhooks.eventTypes})`),
          ),
        ),

    /** Adds deliveries and returns the new ones. Skips events that already have a delivery to the webhook. */
    async add(deliveries: readonly NewDelivery[]): Promise<DeliveryRow[]> {
      if (deliveries.length === 0) return [];
      return tx
        .insert(webhookDeliveries)
        .values(
          deliveries.map((each) => ({ ...each, state: 'pending' as const, nextAttemptAt: each.createdAt })),
        )
        .onConflictDoNothing()
        .returning();
    },

    /** @param strength `share` to keep the webhook unchanged, `update` to change it */
    async lockWebhook(id: string, strength: 'share' | 'update'): Promise<WebhookRecord | null> {
      const [row] = await tx.select().from(webhooks).where(eq(webhooks.id, id)).for(strength);
      return row ?? null;
    },

    async find(webhookId: string, id: string): Promise<DeliveryRow | null> {
      const [row] = await tx
        .select()
        .from(webhookDeliveries)
        .where(and(eq(webhookDeliveries.webhookId, webhookId), eq(webhookDeliveries.id, id)))
        .limit(1);
      return row ?? null;
    },

    /** Updates a delivery if its attempts and state still match. @returns whether it was updated */
    async update(
      { id, attempts }: Pick<DeliveryRow, 'id' | 'attempts'>,
      from: readonly DeliveryState[],
      change: Partial<Omit<DeliveryRow, 'id' | 'webhookId'>>,
    ): Promise<boolean> {
      const changed = await tx
        .update(webhookDeliveries)
        .set(change)
        .where(
          and(
            eq(webhookDeliveries.id, id),
            eq(webhookDeliveries.attempts, attempts),
            inArray(webhookDeliveries.state, [...from]),
          ),
        )
        .returning({ id: webhookDeliveries.id });
      return changed.length > 0;
    },

    async addAttempt(attempt: Omit<AttemptRow, 'id'>): Promise<void> {
      await tx.insert(webhookAttempts).values(attempt);
    },

    async updateWebhook(
      id: string,
      change: Partial<
        Pick<
          WebhookRecord,
          'lastAttemptAt' | 'lastAttemptSucceeded' | 'failingSince' | 'disabledAt' | 'disabledReason'
        >
      >,
    ): Promise<void> {
      await tx.update(webhooks).set(change).where(eq(webhooks.id, id));
    },

    /** Who is e-mailed about a webhook: its owner, or every admin if no owner may sign in. */
    async addressesFor(ownerId: string | null): Promise<string[]> {
      const admins = await tx
        .select({ id: accountUsers.id, email: accountUsers.email })
        .from(accountUsers)
        .where(
          and(
            eq(accountUsers.role, 'admin'),
            isNull(accountUsers.deactivatedAt),
            isNotNull(accountUsers.passwordHash),
          ),
        );
      const owner = admins.filter(({ id }) => id === ownerId);
      return (owner.length > 0 ? owner : admins).map(({ email }) => email);
    },

    /** Events of some types since a moment that never reached a webhook and aren't pending, oldest first. */
    async missed(
      webhookId: string,
      types: readonly string[] | null,
      since: Date,
      limit: number,
    ): Promise<{ event: EventRow; delivery: DeliveryRow | null }[]> {
      return tx
        .select({ event: events, delivery: webhookDeliveries })
        .from(events)
        .leftJoin(
          webhookDeliveries,
          and(eq(webhookDeliveries.eventId, events.id), eq(webhookDeliveries.webhookId, webhookId)),
        )
        .where(
          and(
            gte(events.occurredAt, since),
            types ? inArray(events.type, [...types]) : undefined,
            or(isNull(webhookDeliveries.id), eq(webhookDeliveries.state, 'failed')),
          ),
        )
        .orderBy(asc(events.id))
        .limit(limit);
    },
  });

  return {
    async list({ webhookId, states, types, oldestFirst, limit, offset }: DeliveryFilter): Promise<{
      rows: DeliveryRow[];
      total: number;
    }> {
      const wanted = and(
        eq(webhookDeliveries.webhookId, webhookId),
        states && inArray(webhookDeliveries.state, [...states]),
        types && inArray(webhookDeliveries.type, [...types]),
      );
      const direction = oldestFirst ? asc : desc;
      const order = [direction(webhookDeliveries.createdAt), direction(webhookDeliveries.id)];
      const [rows, [counted]] = await Promise.all([
        db
          .select()
          .from(webhookDeliveries)
          .where(isOnPage(webhookDeliveries, { wanted, order, limit, offset }))
          .orderBy(...order),
        db.select({ total: count() }).from(webhookDeliveries).where(wanted),
      ]);
      return { rows, total: counted?.total ?? 0 };
    },

    find: (webhookId: string, id: string) => within(db).find(webhookId, id),

    attemptsOf: (deliveryId: string): Promise<AttemptRow[]> =>
      db
        .select()
        .from(webhookAttempts)
        .where(eq(webhookAttempts.deliveryId, deliveryId))
        .orderBy(desc(webhookAttempts.number)),

    /** Deliveries whose attempt was due before a moment but wasn't made. */
    overdue: (moment: Date, limit: number): Promise<Due[]> =>
      db
        .select(due)
        .from(webhookDeliveries)
        .where(and(eq(webhookDeliveries.state, 'pending'), lt(webhookDeliveries.nextAttemptAt, moment)))
        .limit(limit),

    /** Deletes finished and held deliveries older than a moment. */
    async removeBefore(moment: Date): Promise<void> {
      await db
        .delete(webhookDeliveries)
        .where(and(lt(webhookDeliveries.createdAt, moment), ne(webhookDeliveries.state, 'pending')));
    },

    transaction: <Result>(run: (deliveries: DeliveriesTransaction) => Promise<Result>): Promise<Result> =>
      db.transaction((tx) => run(within(tx))),
  };

  type DeliveriesTransaction = ReturnType<typeof within>;
}

export type DeliveriesTransaction = Parameters<Parameters<DeliveriesRepository['transaction']>[0]>[0];
