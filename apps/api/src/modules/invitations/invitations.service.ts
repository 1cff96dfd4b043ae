import type { Container } from '../../container.ts';
import { unitOfWork } from '../../database/unit-of-work.ts';
import type { Actor } from '../../events/domain-events.ts';
import { HttpError } from '../../http-error.ts';
import { createInvitationsRepository, type NewPerson } from './invitations.repository.ts';

export type InvitationsService = ReturnType<typeof createInvitationsService>;

function taken(): HttpError {
  const message = 'An account with this e-mail address already exists.';
  return new HttpError(409, message, { errors: { email: [message] } });
}

/** Accounts start with an invitation, so that no one sets a password for another person. */
export function createInvitationsService({ db, jobs, events }: Pick<Container, 'db' | 'jobs' | 'events'>) {
  return {
    /** Creates an account and mails its owner an invitation link. @throws HttpError 400 or 409 */
    invite: async (actor: Actor, person: NewPerson): Promise<{ id: string }> => {
      const invitations = createInvitationsRepository(db);
      const kind = person.role === 'client' ? 'client' : 'account';
      if (person.role === 'client' && !(await invitations.isOpenClient(person.clientId))) {
        throw new HttpError(400, 'Client not found.', { errors: { clientId: ['Choose a client.'] } });
      }
      const known = await invitations.findByEmail(person.role, person.email);
      if (known) {
        const same =
          known.role === person.role && known.clientId === ('clientId' in person ? person.clientId : null);
        if (!known.invited || !same) throw taken();
        await jobs.enqueue('password-link', { reason: 'invite', kind, id: known.id });
        return { id: known.id };
      }
      return unitOfWork(db, async (tx) => {
        const id = await createInvitationsRepository(tx).add(person);
        if (id === null) throw taken();
        await events.record(tx, {
          type: 'user.invited',
          actor,
          subject: { id, name: person.name },
          after: { ...person },
          data: { kind, id },
        });
        return { id };
      });
    },
  };
}
