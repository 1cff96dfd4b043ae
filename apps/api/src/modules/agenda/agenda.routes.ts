import { managerEndpoints } from '@uplift/data-client/contract/manager';
import type { FastifyInstance } from 'fastify';
import { bindEndpoint } from '../../http/bind-endpoint.ts';
import type { AgendaService } from './agenda.service.ts';

export function registerAgenda(app: FastifyInstance, agenda: AgendaService): void {
  bindEndpoint(app, managerEndpoints.getAgenda, ({ caller, query }) => agenda.read(caller, query.week));
}
