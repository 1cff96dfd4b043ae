import type { EventData, EventType } from '@uplift/data-client/contract/admin';
import type { Clock } from '../clock.ts';
import type { JobQueue } from '../jobs/job-queue.ts';
import type { EventsRepository, Transaction } from './events.repository.ts';

export interface Events {
  /**
   * Records an event for webhooks.
   *
   * @param tx the transaction of the change, so that both are committed or neither is
   */
  record: <Type extends EventType>(tx: Transaction, type: Type, data: EventData<Type>) => Promise<void>;
  /** Removes events older than 30 days. Retries and replays don't go back that far. */
  cleanUp: () => Promise<void>;
}

/** How long events are stored, in milliseconds: 30 days. */
export const EVENTS_KEPT_MS = 30 * 86_400_000;

export function createEvents({
  repository,
  jobs,
  now,
}: {
  repository: EventsRepository;
  jobs: Pick<JobQueue, 'enqueue'>;
  now: Clock;
}): Events {
  return {
    record: async (tx, type, data) => {
      const eventId = await repository.add(tx, { type, data, occurredAt: now() });
      await jobs.enqueue('webhook-fan-out', { eventId }, tx);
    },

    cleanUp: () => repository.removeBefore(new Date(now().getTime() - EVENTS_KEPT_MS)),
  };
}
