import type { Clock } from '../../clock.ts';
import type { Actor } from '../../events/domain-events.ts';
import type { Events } from '../../events/events.ts';
import { HttpError } from '../../http-error.ts';
import type { SessionCaller } from '../../security/caller.ts';
import type { TimeZonesRepository } from './time-zones.repository.ts';

export interface TimeZonesService {
  /** @throws HttpError 404 if the account was closed in the meantime */
  set: (caller: SessionCaller, actor: Actor, timeZone: string) => Promise<{ timeZone: string }>;
}

/** The time zone in which each user sees times. */
export function createTimeZonesService({
  repository,
  events,
  now,
}: {
  repository: TimeZonesRepository;
  events: Events;
  now: Clock;
}): TimeZonesService {
  return {
    set: (caller, actor, timeZone) =>
      repository.transaction(async (rows) => {
        const person = await rows.find(caller);
        if (!person) throw new HttpError(404, 'There is no such account.');
        if (person.timeZone === timeZone) return { timeZone };
        await rows.set(caller, timeZone);
        await events.record(rows.tx, {
          type: 'user.time_zone_changed',
          actor,
          occurredAt: now(),
          subject: { id: caller.personId, name: person.name },
          before: { timeZone: person.timeZone },
          after: { timeZone },
        });
        return { timeZone };
      }),
  };
}
