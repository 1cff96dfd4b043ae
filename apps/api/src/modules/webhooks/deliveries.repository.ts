import type { EventType } from '@uplift/data-client/contract/admin';
import { and, asc, desc, eq, gte, inArray, isNotNull, isNull, lt, ne, or, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { one } from '../../database/one.ts';
import { readPage, sortedBy } from '../../database/read-page.ts';
import {
  accountUsers,
  events,
  webhookAttempts,
  webhookDeliveries,
  webhooks,
} from '../../database/schema/index.ts';
import type { WebhookRecord } from './webhooks.repository.ts';

export type DeliveryRow = typeof webhookDeliveries.$inferSelect;
export type EventRow = typeof events.$inferSelect;

export interface DeliveryFilter {
  webhookId: string;
  state?: readonly DeliveryRow['state'][] | undefined;
  type?: readonly EventType[] | undefined;
  oldestFirst: boolean;
  limit: number;
  offset: number;
}

export type NewDelivery = Pick<DeliveryRow, 'webhookId' | 'eventId' | 'type' | 'body' | 'createdAt'>;

/** What the job for the next attempt needs to know about a delivery. */
export type Due = Pick<DeliveryRow, 'id' | 'webhookId' | 'attempts'>;

/** Queries of events and their deliveries. Lock a webhook before its deliveries. */
export function createDeliveriesRepository(db: Database) {
  return {
    async addEvent(event: typeof events.$inferInsert): Promise<number> {
      return one(await db.insert(events).values(event).returning({ id: events.id })).id;
    },

    async findEvent(id: number): Promise<EventRow | null> {
      const [event] = await db.select().from(events).where(eq(events.id, id)).limit(1);
      return event ?? null;
    },

    /** The active webhooks that subscribe to an event type. */
    takersOf: (type: string) =>
      db
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
      return db
        .insert(webhookDeliveries)
        .values(
          deliveries.map((each) => ({ ...each, state: 'pending' as const, nextAttemptAt: each.createdAt })),
        )
        .onConflictDoNothing()
        .returning();
    },

    /** @param strength `share` to keep the webhook unchanged, `update` to change it */
    async lockWebhook(id: string, strength: 'share' | 'update'): Promise<WebhookRecord | null> {
      const [row] = await db.select().from(webhooks).where(eq(webhooks.id, id)).for(strength);
      return row ?? null;
    },

    list({ webhookId, state, type, oldestFirst, ...part }: DeliveryFilter) {
      const wanted = and(
        eq(webhookDeliveries.webhookId, webhookId),
        state && inArray(webhookDeliveries.state, [...state]),
        type && inArray(webhookDeliveries.type, [...type]),
      );
      const order = sortedBy(!oldestFirst, webhookDeliveries.createdAt, webhookDeliveries.id);
      const query = db.select().from(webhookDeliveries);
      return readPage(db, webhookDeliveries, query, { ...part, wanted, order });
    },

    async find(webhookId: string, id: string): Promise<DeliveryRow | null> {
      const [row] = await db
        .select()
        .from(webhookDeliveries)
        .where(and(eq(webhookDeliveries.webhookId, webhookId), eq(webhookDeliveries.id, id)))
        .limit(1);
      return row ?? null;
    },

    /** Updates a delivery if its attempts and state still match. @returns whether it was updated */
    async update(
      { id, attempts }: Pick<DeliveryRow, 'id' | 'attempts'>,
      from: readonly DeliveryRow['state'][],
      change: Partial<DeliveryRow>,
    ): Promise<boolean> {
      const changed = await db
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

    async addAttempt(attempt: typeof webhookAttempts.$inferInsert): Promise<void> {
      await db.insert(webhookAttempts).values(attempt);
    },

    attemptsOf: (deliveryId: string) =>
      db
        .select()
        .from(webhookAttempts)
        .where(eq(webhookAttempts.deliveryId, deliveryId))
        .orderBy(desc(webhookAttempts.number)),

    async updateWebhook(id: string, change: Partial<WebhookRecord>): Promise<void> {
      await db.update(webhooks).set(change).where(eq(webhooks.id, id));
    },

    /** Who is e-mailed about a webhook: its owner, or every admin if no owner may sign in. */
    async addressesFor(ownerId: string | null): Promise<string[]> {
      const admins = await db
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
    missed: (webhookId: string, types: readonly string[] | null, since: Date, limit: number) =>
      db
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
        .limit(limit),

    /** Deliveries whose attempt was due before a moment but wasn't made. */
    overdue(moment: Date, limit: number): Promise<Due[]> {
      const { id, webhookId, attempts, state, nextAttemptAt } = webhookDeliveries;
      return db
        .select({ id, webhookId, attempts })
        .from(webhookDeliveries)
        .where(and(eq(state, 'pending'), lt(nextAttemptAt, moment)))
        .limit(limit);
    },

    /** Deletes finished and held deliveries older than a moment. */
    async removeBefore(moment: Date): Promise<void> {
      await db
        .delete(webhookDeliveries)
        .where(and(lt(webhookDeliveries.createdAt, moment), ne(webhookDeliveries.state, 'pending')));
    },

    /** Deletes events with their remaining deliveries. */
    async removeEventsBefore(moment: Date): Promise<void> {
      await db.delete(events).where(lt(events.occurredAt, moment));
    },
  };
}
