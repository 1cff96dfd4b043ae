import { adminEndpoints } from '@uplift/data-client/contract/admin';
import type { FastifyInstance } from 'fastify';
import { bindEndpoint } from '../../http/bind-endpoint.ts';
import type { OverviewService } from './overview.service.ts';

export function registerOverview(app: FastifyInstance, overview: OverviewService): void {
  bindEndpoint(app, adminEndpoints.getOverview, ({ query }) => overview.read(query.days === '90' ? 90 : 30));
}
