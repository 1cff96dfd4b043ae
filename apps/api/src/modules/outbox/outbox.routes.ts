import { adminEndpoints } from '@uplift/data-client/contract/admin';
import type { FastifyInstance } from 'fastify';
import { bindEndpoints } from '../../http/bind-endpoint.ts';
import type { OutboxService } from './outbox.service.ts';

export function registerOutbox(app: FastifyInstance, outbox: OutboxService): void {
  bindEndpoints(app, adminEndpoints, {
    listOutbox: ({ query }) => outbox.list(query),
    getOutboxMessage: ({ params }) => outbox.read(params.id),
  });
}
