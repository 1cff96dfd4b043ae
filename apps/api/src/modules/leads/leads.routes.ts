import { visitorEndpoints } from '@uplift/data-client/contract/visitor';
import type { FastifyInstance } from 'fastify';
import { bindEndpoint, type RateLimit } from '../../http/bind-endpoint.ts';
import type { LeadsService } from './leads.service.ts';

export function registerLeads(
  app: FastifyInstance,
  { leads, rateLimit }: { leads: LeadsService; rateLimit: RateLimit },
): void {
  bindEndpoint(app, visitorEndpoints.getFormStamp, ({ reply }) => {
    reply.header('Cache-Control', 'no-store');
    return leads.issueStamp();
  });
  bindEndpoint(app, visitorEndpoints.createLead, ({ body }) => leads.create(body), { rateLimit });
  bindEndpoint(app, visitorEndpoints.requestReport, ({ body }) => leads.requestReport(body), { rateLimit });
}
