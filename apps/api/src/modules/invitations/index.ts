import type { CreateModule } from '../module.ts';
import { createInvitationsRepository } from './invitations.repository.ts';
import { registerInvitations } from './invitations.routes.ts';
import { createInvitationsService } from './invitations.service.ts';

export const invitations: CreateModule = ({ db, events, jobs, now }) => {
  const service = createInvitationsService({
    repository: createInvitationsRepository(db),
    events,
    jobs,
    now,
  });
  return { routes: { admin: (app) => registerInvitations(app, { invitations: service }) } };
};
