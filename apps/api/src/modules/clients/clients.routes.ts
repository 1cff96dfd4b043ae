import { adminEndpoints } from '@uplift/data-client/contract/admin';
import type { FastifyInstance } from 'fastify';
import { actorOf, bindEndpoint } from '../../http/bind-endpoint.ts';
import type { ClientsService } from './clients.service.ts';

export function registerClients(app: FastifyInstance, { clients }: { clients: ClientsService }): void {
  bindEndpoint(app, adminEndpoints.listClients, ({ query }) => clients.list(query));
  bindEndpoint(app, adminEndpoints.getClient, ({ params }) => clients.read(params.id));
  bindEndpoint(app, adminEndpoints.createClient, (call) => clients.create(actorOf(call), call.body));
  bindEndpoint(app, adminEndpoints.updateClient, (call) =>
    clients.update(actorOf(call), call.params.id, call.body),
  );
  bindEndpoint(app, adminEndpoints.actOnClients, (call) =>
    clients.act(actorOf(call), call.body.action, call.body.ids),
  );
  bindEndpoint(app, adminEndpoints.updateClientPerson, (call) =>
    clients.updatePerson(actorOf(call), call.params.id, call.params.personId, call.body),
  );
  bindEndpoint(app, adminEndpoints.actOnClientPeople, (call) =>
    clients.actOnPeople(actorOf(call), call.params.id, call.body.action, call.body.ids),
  );
}
