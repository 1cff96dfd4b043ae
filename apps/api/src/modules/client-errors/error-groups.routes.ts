import { adminEndpoints } from '@uplift/data-client/contract/admin';
import type { FastifyInstance } from 'fastify';
import { actorOf, bindEndpoint } from '../../http/bind-endpoint.ts';
import type { ErrorGroupsService } from './error-groups.service.ts';

export function registerErrorGroups(app: FastifyInstance, { groups }: { groups: ErrorGroupsService }): void {
  bindEndpoint(app, adminEndpoints.listClientErrors, ({ query }) => groups.list(query));
  bindEndpoint(app, adminEndpoints.getClientError, ({ params }) => groups.read(params.id));
  bindEndpoint(app, adminEndpoints.updateClientError, (call) =>
    groups.setState(actorOf(call), call.params.id, call.body),
  );
  bindEndpoint(app, adminEndpoints.actOnClientErrors, (call) =>
    groups.act(actorOf(call), call.body.action, call.body.ids),
  );
}
