import { randomUUID } from 'node:crypto';
import type { ClientErrorReport } from '@uplift/data-client/contract';
import type { Clock } from '../../clock.ts';
import type { Events } from '../../events/events.ts';
import type { ClientErrorsRepository } from './client-errors.repository.ts';

export interface ClientErrorsService {
  /** Stores a report and returns its id. The report is committed when the promise resolves. */
  report: (report: ClientErrorReport) => Promise<{ id: string }>;
  /** Deletes reports older than 90 days. */
  cleanUp: () => Promise<void>;
}

const DAY_MS = 86_400_000;

/** How long reports are retained, in milliseconds: 90 days. */
export const CLIENT_ERROR_RETENTION_MS = 90 * DAY_MS;

/** Returns the time of the visitor's clock, or null if it is off by more than 30 days. */
function plausibleMoment(timestamp: string, now: Date): Date | null {
  const moment = new Date(timestamp);
  const distance = Math.abs(moment.getTime() - now.getTime());
  return distance <= 30 * DAY_MS ? moment : null;
}

export function createClientErrorsService({
  repository,
  events,
  now,
}: {
  repository: ClientErrorsRepository;
  events: Events;
  now: Clock;
}): ClientErrorsService {
  return {
    report: async ({ timestamp, ...report }) => {
      const id = randomUUID();
      const receivedAt = now();
      const { message, level, url } = report;
      await repository.add(
        { id, ...report, occurredAt: plausibleMoment(timestamp, receivedAt), receivedAt },
        (tx) =>
          events.record(tx, {
            type: 'client-error.reported',
            actor: null,
            occurredAt: receivedAt,
            subject: { id, name: message },
            data: { id, message, level, url, receivedAt: receivedAt.toISOString() },
          }),
      );
      return { id };
    },
    cleanUp: () => repository.removeBefore(new Date(now().getTime() - CLIENT_ERROR_RETENTION_MS)),
  };
}
