import type { ManagerProfile } from '@uplift/data-client/contract/manager';
import type { Clock } from '../../clock.ts';
import type { Actor } from '../../events/domain-events.ts';
import type { Events } from '../../events/events.ts';
import { recordLiveChange } from '../../events/record-live-change.ts';
import { changedMeanwhile } from '../../http/row-changes.ts';
import { HttpError } from '../../http-error.ts';
import type { ProfileRow, ProfilesRepository, ProfilesTransaction } from './profiles.repository.ts';

export interface ProfilesService {
  read: (personId: string) => Promise<ManagerProfile>;
  /** @throws HttpError 409 if it changed since it was read */
  update: (
    actor: Actor,
    change: { name: string; bookingUrl: string | null; version: number },
  ) => Promise<ManagerProfile>;
}

const toAnswer = ({ name, email, bookingUrl, version }: ProfileRow): ManagerProfile => ({
  name,
  email,
  bookingUrl,
  version,
});

export function createProfilesService({
  repository,
  events,
  now,
}: {
  repository: ProfilesRepository;
  events: Events;
  now: Clock;
}): ProfilesService {
  async function findIn(profiles: ProfilesTransaction, id: string): Promise<ProfileRow> {
    const profile = await profiles.find(id);
    if (!profile) throw new HttpError(404, 'There is no such account.');
    return profile;
  }

  return {
    read: async (personId) => toAnswer(await findIn(repository, personId)),

    update: (actor, { version, name, bookingUrl }) =>
      repository.transaction(async (profiles) => {
        const profile = await findIn(profiles, actor.id);
        if (profile.version !== version || !(await profiles.update(actor.id, version, { name, bookingUrl })))
          throw changedMeanwhile('profile');
        const occurredAt = now();
        await events.record(profiles.tx, {
          type: 'user.updated',
          actor,
          occurredAt,
          subject: profile,
          before: { name: profile.name, bookingUrl: profile.bookingUrl },
          after: { name, bookingUrl },
        });
        // The manager's clients see the name and booking URL.
        for (const clientId of await profiles.clientsOf(actor.id))
          await recordLiveChange(profiles.tx, { clientId, topic: 'project', occurredAt });
        return toAnswer(await findIn(profiles, actor.id));
      }),
  };
}
