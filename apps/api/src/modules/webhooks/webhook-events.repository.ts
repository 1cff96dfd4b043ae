import type { EventType } from '@uplift/data-client/contract/admin';
import { lt } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { events } from '../../database/schema/index.ts';

interface NewWebhookEvent {
  type: EventType;
  data: Record<string, unknown>;
  occurredAt: Date;
}

/** Adds an event in the transaction of the write and returns its ID. */
export async function addWebhookEvent(tx: Database, event: NewWebhookEvent): Promise<number> {
  const [added] = await tx.insert(events).values(event).returning({ id: events.id });
  if (!added) throw new Error('The database added no event and gave no reason.');
  return added.id;
}

export function createWebhookEventsRepository(db: Database) {
  return {
    /** Removes events with their remaining deliveries. */
    removeBefore: async (moment: Date): Promise<void> => {
      await db.delete(events).where(lt(events.occurredAt, moment));
    },
  };
}
