import type { EventType } from '@uplift/data-client/contract/admin';
import type { Database } from '../../database/database.ts';
import { events } from '../../database/schema.ts';

/** What a change runs in. */
export type Transaction = Database;

export interface NewEvent {
  type: EventType;
  data: Record<string, unknown>;
  occurredAt: Date;
}

export type EventsRepository = ReturnType<typeof createEventsRepository>;

export function createEventsRepository() {
  return {
    add: async (tx: Database, event: NewEvent): Promise<void> => {
      await tx.insert(events).values(event);
    },
  };
}
