import type { Clock } from '../../clock.ts';
import type { Actor } from '../../events/domain-events.ts';
import type { Events } from '../../events/events.ts';
import { HttpError } from '../../http-error.ts';
import type { JobQueue } from '../../jobs/job-queue.ts';
import type { InvitationsRepository, NewPerson } from './invitations.repository.ts';

export interface InvitationsService {
  /** Creates an account and mails its owner an invitation link. @throws HttpError 400 or 409 */
  invite: (actor: Actor, person: NewPerson) => Promise<{ id: string }>;
}

function taken(): HttpError {
  return new HttpError(409, 'An account with this e-mail address already exists.', {
    errors: { email: ['An account with this e-mail address already exists.'] },
  });
}

/** Accounts start with an invitation, so that no one sets a password for another person. */
export function createInvitationsService({
  repository,
  jobs,
  events,
  now,
}: {
  repository: InvitationsRepository;
  jobs: Pick<JobQueue, 'enqueue'>;
  events: Events;
  now: Clock;
}): InvitationsService {
  return {
    invite: async (actor, person) => {
      const kind = person.role === 'client' ? 'client' : 'account';
      if (person.role === 'client' && !(await repository.isOpenClient(person.clientId))) {
        throw new HttpError(400, 'There is no such client.', { errors: { clientId: ['Choose a client.'] } });
      }
      const known = await repository.findByEmail(person.role, person.email);
      if (known) {
        const same =
          known.role === person.role && known.clientId === ('clientId' in person ? person.clientId : null);
        if (!known.invited || !same) throw taken();
        await jobs.enqueue('password-link', { reason: 'invite', kind, id: known.id });
        return { id: known.id };
      }
      const id = await repository.add(person, async (added, tx) => {
        await jobs.enqueue('password-link', { reason: 'invite', kind, id: added }, tx);
        await events.record(tx, {
          type: 'user.invited',
          actor,
          occurredAt: now(),
          subject: { id: added, name: person.name },
          after: { ...person },
        });
      });
      if (id === null) throw taken();
      return { id };
    },
  };
}
