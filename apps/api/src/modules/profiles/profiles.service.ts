import type { ManagerProfile } from '@uplift/data-client/contract/manager';
import type { Container } from '../../container.ts';
import type { Database } from '../../database/database.ts';
import { unitOfWork } from '../../database/unit-of-work.ts';
import type { Actor } from '../../events/domain-events.ts';
import { recordLiveChange } from '../../events/record-live-change.ts';
import { changedMeanwhile } from '../../http/row-changes.ts';
import { found } from '../../http-error.ts';
import { createProfilesRepository } from './profiles.repository.ts';

export type ProfilesService = ReturnType<typeof createProfilesService>;

/** @throws HttpError 404 */
const find = async (db: Database, id: string) =>
  found(await createProfilesRepository(db).find(id), 'account');

async function read(db: Database, personId: string): Promise<ManagerProfile> {
  const { name, email, bookingUrl, version } = await find(db, personId);
  return { name, email, bookingUrl, version };
}

export function createProfilesService({ db, events, now }: Pick<Container, 'db' | 'events' | 'now'>) {
  return {
    read: (personId: string) => read(db, personId),

    /** @throws HttpError 409 if it changed since it was read */
    update: (
      actor: Actor,
      { version, name, bookingUrl }: { name: string; bookingUrl: string | null; version: number },
    ): Promise<ManagerProfile> =>
      unitOfWork(db, async (tx) => {
        const profiles = createProfilesRepository(tx);
        const profile = await find(tx, actor.id);
        if (profile.version !== version || !(await profiles.update(profile, { name, bookingUrl })))
          throw changedMeanwhile('profile');
        const occurredAt = now();
        await events.record(tx, {
          type: 'user.updated',
          actor,
          occurredAt,
          subject: profile,
          before: { name: profile.name, bookingUrl: profile.bookingUrl },
          after: { name, bookingUrl },
        });
        // The manager's clients see the name and booking URL.
        for (const clientId of await profiles.clientsOf(actor.id))
          await recordLiveChange(tx, { clientId, topic: 'project', occurredAt });
        return read(tx, actor.id);
      }),
  };
}
