import { adminEndpoints } from '@uplift/data-client/contract/admin';
import type { FastifyInstance } from 'fastify';
import { actorOf, bindEndpoints } from '../../http/bind-endpoint.ts';
import { requireSession } from '../../security/caller.ts';
import type { UsersService } from './users.service.ts';

export function registerUsers(app: FastifyInstance, users: UsersService): void {
  bindEndpoints(app, adminEndpoints, {
    listUsers: ({ query }) => users.list(query),
    getUser: ({ params }) => users.read(params.id),
    updateUser: (call) => users.update(actorOf(call), call.params.id, call.body),
    actOnUsers: (call) => users.act(actorOf(call), call.body.action, call.body.ids),
    listManagedClients: ({ params }) => users.listClients(params.id),
    reassignClients: (call) => users.reassignClients(actorOf(call), call.params.id, call.body),
    listUserSessions: ({ params, caller }) => users.listSessions(params.id, requireSession(caller).sessionId),
    endUserSession: (call) => users.endSession(actorOf(call), call.params.id, call.params.sessionId),
  });
}
