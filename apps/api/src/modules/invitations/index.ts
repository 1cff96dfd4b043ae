import type { CreateModule } from '../module.ts';
import { registerInvitations } from './invitations.routes.ts';
import { createInvitationsService } from './invitations.service.ts';

export const invitations: CreateModule = (container) => {
  const service = createInvitationsService(container);
  return { routes: { admin: (app) => registerInvitations(app, service) } };
};
