import { publicEndpoints } from '@uplift/data-client/contract';
import { adminEndpoints } from '@uplift/data-client/contract/admin';
import type { FastifyInstance } from 'fastify';
import { actorOf, bindEndpoint, bindEndpoints, type RateLimit } from '../../http/bind-endpoint.ts';
import type { ClientErrorsService } from './client-errors.service.ts';

export function registerClientErrors(
  app: FastifyInstance,
  { clientErrors, rateLimit }: { clientErrors: ClientErrorsService; rateLimit: RateLimit },
): void {
  bindEndpoint(app, publicEndpoints.reportClientError, ({ body }) => clientErrors.report(body), {
    rateLimit,
  });
}

export function registerErrorGroups(app: FastifyInstance, clientErrors: ClientErrorsService): void {
  bindEndpoints(app, adminEndpoints, {
    listClientErrors: ({ query }) => clientErrors.list(query),
    getClientError: ({ params }) => clientErrors.read(params.id),
    updateClientError: (call) => clientErrors.update(actorOf(call), call.params.id, call.body),
    actOnClientErrors: (call) => clientErrors.act(actorOf(call), call.body),
  });
}
