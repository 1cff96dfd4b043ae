import type { Container } from '../../container.ts';
import { unitOfWork } from '../../database/unit-of-work.ts';
import type { Actor } from '../../events/domain-events.ts';
import { found } from '../../http-error.ts';
import type { SessionCaller } from '../../security/caller.ts';
import { createTimeZonesRepository } from './time-zones.repository.ts';

export type TimeZonesService = ReturnType<typeof createTimeZonesService>;

/** The time zone in which each user sees times. */
export function createTimeZonesService({ db, events }: Pick<Container, 'db' | 'events'>) {
  return {
    /** @throws HttpError 404 if the account was closed in the meantime */
    set: ({ kind, personId }: SessionCaller, actor: Actor, timeZone: string) =>
      unitOfWork(db, async (tx) => {
        const rows = createTimeZonesRepository(tx);
        const person = found(await rows.find({ kind, id: personId }), 'account');
        if (person.timeZone === timeZone) return { timeZone };
        await rows.set({ kind, id: personId }, timeZone);
        await events.record(tx, {
          type: 'user.time_zone_changed',
          actor,
          subject: person,
          before: { timeZone: person.timeZone },
          after: { timeZone },
        });
        return { timeZone };
      }),
  };
}
