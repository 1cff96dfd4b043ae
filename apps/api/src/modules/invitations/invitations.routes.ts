import { adminEndpoints } from '@uplift/data-client/contract/admin';
import type { FastifyInstance } from 'fastify';
import { actorOf, bindEndpoint } from '../../http/bind-endpoint.ts';
import type { InvitationsService } from './invitations.service.ts';

export function registerInvitations(app: FastifyInstance, invitations: InvitationsService): void {
  bindEndpoint(app, adminEndpoints.invitePerson, (call) => invitations.invite(actorOf(call), call.body));
}
