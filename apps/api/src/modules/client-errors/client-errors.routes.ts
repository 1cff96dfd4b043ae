import { publicEndpoints } from '@uplift/data-client/contract';
import type { FastifyInstance } from 'fastify';
import { bindEndpoint, type RateLimit } from '../../http/bind-endpoint.ts';
import type { ClientErrorsService } from './client-errors.service.ts';

export function registerClientErrors(
  app: FastifyInstance,
  { clientErrors, rateLimit }: { clientErrors: ClientErrorsService; rateLimit: RateLimit },
): void {
  bindEndpoint(app, publicEndpoints.reportClientError, ({ body }) => clientErrors.report(body), {
    rateLimit,
  });
}
