import { managerEndpoints } from '@uplift/data-client/contract/manager';
import type { FastifyInstance } from 'fastify';
import { bindEndpoint } from '../../http/bind-endpoint.ts';
import type { PortfolioService } from './portfolio.service.ts';

export function registerPortfolio(app: FastifyInstance, portfolio: PortfolioService): void {
  bindEndpoint(app, managerEndpoints.listPortfolio, ({ caller, query }) => portfolio.list(caller, query));
}
