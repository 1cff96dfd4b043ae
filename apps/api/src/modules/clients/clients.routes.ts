import { adminEndpoints } from '@uplift/data-client/contract/admin';
import type { FastifyInstance } from 'fastify';
import { actorOf, bindEndpoints } from '../../http/bind-endpoint.ts';
import type { ClientsService } from './clients.service.ts';

export function registerClients(app: FastifyInstance, clients: ClientsService): void {
  bindEndpoints(app, adminEndpoints, {
    listClients: ({ query }) => clients.list(query),
    listClientPeople: ({ query }) => clients.listPeople(query),
    getClient: ({ params }) => clients.read(params.id),
    createClient: (call) => clients.create(actorOf(call), call.body),
    updateClient: (call) => clients.update(actorOf(call), call.params.id, call.body),
    actOnClients: (call) => clients.act(actorOf(call), call.body.action, call.body.ids),
    updateClientPerson: (call) =>
      clients.updatePerson(actorOf(call), call.params.id, call.params.personId, call.body),
    actOnClientPeople: (call) =>
      clients.actOnPeople(actorOf(call), call.params.id, call.body.action, call.body.ids),
  });
}
