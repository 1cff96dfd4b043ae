import type { Clock } from '../clock.ts';
import type { Transaction } from '../database/unit-of-work.ts';
import type { DomainEvent, DomainEventType, MailingType, RecordedEvent } from './domain-events.ts';

/** Acts on an event in the transaction of the write. Skips the events that don't concern it. */
export type Subscriber = <Type extends DomainEventType>(
  tx: Transaction,
  event: RecordedEvent<Type>,
) => Promise<void>;

type Handlers<Types extends DomainEventType> = {
  readonly [Type in Types]?: (tx: Transaction, event: RecordedEvent<Type>) => Promise<void>;
};

/** Creates a subscriber that queues mail about some of the events with `mails` in the table. */
export function createMailSubscriber(mails: Handlers<MailingType>): Subscriber {
  const handlers: Handlers<DomainEventType> = mails;
  return async (tx, event) => handlers[event.type]?.(tx, event);
}

export interface Events {
  /**
   * Records a domain event. A write may record several.
   *
   * @param tx the transaction of the write, so that both are committed or neither is
   * @param event `occurredAt` is now by default
   */
  record: <Type extends DomainEventType>(
    tx: Transaction,
    event: DomainEvent<Type> & { occurredAt?: Date },
  ) => Promise<void>;
}

export function createEvents({
  subscribers,
  now,
}: {
  subscribers: readonly Subscriber[];
  now: Clock;
}): Events {
  return {
    record: async (tx, event) => {
      const recorded = { ...event, occurredAt: event.occurredAt ?? now() };
      for (const subscriber of subscribers) await subscriber(tx, recorded);
    },
  };
}
