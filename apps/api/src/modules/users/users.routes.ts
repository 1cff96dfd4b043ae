import { adminEndpoints } from '@uplift/data-client/contract/admin';
import type { FastifyInstance } from 'fastify';
import { actorOf, bindEndpoint } from '../../http/bind-endpoint.ts';
import { requireSession } from '../../security/caller.ts';
import type { UsersService } from './users.service.ts';

export function registerUsers(app: FastifyInstance, { users }: { users: UsersService }): void {
  bindEndpoint(app, adminEndpoints.listUsers, ({ query }) => users.list(query));
  bindEndpoint(app, adminEndpoints.getUser, ({ params }) => users.read(params.id));
  bindEndpoint(app, adminEndpoints.updateUser, (call) =>
    users.update(actorOf(call), call.params.id, call.body),
  );
  bindEndpoint(app, adminEndpoints.actOnUsers, (call) =>
    users.act(actorOf(call), call.body.action, call.body.ids),
  );
  bindEndpoint(app, adminEndpoints.listManagedClients, ({ params }) => users.listClients(params.id));
  bindEndpoint(app, adminEndpoints.handClientsOver, (call) =>
    users.handOver(actorOf(call), call.params.id, call.body),
  );
  bindEndpoint(app, adminEndpoints.listUserSessions, ({ params, caller }) =>
    users.listSessions(params.id, requireSession(caller).sessionId),
  );
  bindEndpoint(app, adminEndpoints.endUserSession, (call) =>
    users.endSession(actorOf(call), call.params.id, call.params.sessionId),
  );
}
