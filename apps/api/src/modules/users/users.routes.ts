import { adminEndpoints } from '@uplift/data-client/contract/admin';
import type { FastifyInstance } from 'fastify';
import { actorOf, bindEndpoint } from '../../http/bind-endpoint.ts';
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
}
