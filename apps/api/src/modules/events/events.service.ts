import type { EventData, EventType } from '@uplift/data-client/contract/admin';
import type { Clock } from '../../clock.ts';
import type { JobQueue } from '../../jobs/job-queue.ts';
import type { EventsRepository, Transaction } from './events.repository.ts';

export interface Events {
  /**
   * Writes down what happened that others want to know of.
   *
   * @param tx the transaction of what happened, so that there is never one without the other
   */
  record: <Type extends EventType>(tx: Transaction, type: Type, data: EventData<Type>) => Promise<void>;
}

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
  };
}
