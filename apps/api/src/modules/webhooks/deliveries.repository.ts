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

/** Where a delivery is, for the job that makes its next attempt. */
export type Due = Pick<DeliveryRow, 'id' | 'webhookId' | 'attempts'>;

const due = {
  id: webhookDeliveries.id,
  webhookId: webhookDeliveries.webhookId,
  attempts: webhookDeliveries.attempts,
} as const;

export type DeliveriesRepository = ReturnType<typeof createDeliveriesRepository>;

export function createDeliveriesRepository(db: Database) {
  /** How deliveries are read and changed within a transaction. Lock the webhook first, and a delivery of it after. */
  const within = (tx: Database) => ({
    tx,

    async findEvent(id: number): Promise<EventRow | null> {
      const [event] = await tx.select().from(events).where(eq(events.id, id)).limit(1);
      return event ?? null;
    },

    /** The webhooks that are told of events of a type now. */
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

    /** Adds deliveries; an event that is on its way to a webhook already is left alone. Gives those that are new. */
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

    /** @param strength `share`: it stays as it is; `update`: it is going to be changed */
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

    /** Changes a delivery that is still where it was; false: it is not, and nothing was changed. */
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

    /** Who is told of what happens to a webhook: its owner; without one who may sign in, every admin. */
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

    /** Events of some types since a moment that never arrived at a webhook and are not on their way, the oldest first. */
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

    /** Deliveries whose attempt was due before a moment, and was not made. */
    overdue: (moment: Date, limit: number): Promise<Due[]> =>
      db
        .select(due)
        .from(webhookDeliveries)
        .where(and(eq(webhookDeliveries.state, 'pending'), lt(webhookDeliveries.nextAttemptAt, moment)))
        .limit(limit),

    /** Forgets what was finished, or held, and is older than a moment. */
    async removeBefore(moment: Date): Promise<void> {
      await db
        .delete(webhookDeliveries)
        .where(and(lt(webhookDeliveries.createdAt, moment), ne(webhookDeliveries.state, 'pending')));
    },

    /** Runs what has to happen as a whole or not at all. */
    transaction: <Result>(run: (deliveries: DeliveriesTransaction) => Promise<Result>): Promise<Result> =>
      db.transaction((tx) => run(within(tx))),
  };

  type DeliveriesTransaction = ReturnType<typeof within>;
}

export type DeliveriesTransaction = Parameters<Parameters<DeliveriesRepository['transaction']>[0]>[0];
