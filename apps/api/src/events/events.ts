import type { Database } from '../database/database.ts';
import type { DomainEvent, DomainEventType } from './domain-events.ts';

/** The transaction of a write. */
export type Transaction = Database;

/** Acts on an event in the transaction of the write. Skips the events that don't concern it. */
export type Subscriber = <Type extends DomainEventType>(
  tx: Transaction,
  event: DomainEvent<Type>,
) => Promise<void>;

export interface Events {
  /**
   * Records a domain event. A write may record several.
   *
   * @param tx the transaction of the write, so that both are committed or neither is
   */
  record: Subscriber;
}

export function createEvents(subscribers: readonly Subscriber[]): Events {
  return {
    record: async (tx, event) => {
      for (const subscriber of subscribers) await subscriber(tx, event);
    },
  };
}
