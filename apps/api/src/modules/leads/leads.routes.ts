import { visitorEndpoints } from '@uplift/data-client/contract/visitor';
import type { FastifyInstance } from 'fastify';
import { bindEndpoint, type RateLimit } from '../../http/bind-endpoint.ts';
import type { FormStamps } from '../../security/form-stamps.ts';
import type { LeadsService } from './leads.service.ts';

export function registerLeads(
  app: FastifyInstance,
  {
    leads,
    stamps,
    rateLimit,
  }: { leads: LeadsService; stamps: Pick<FormStamps, 'issue'>; rateLimit: RateLimit },
): void {
  bindEndpoint(app, visitorEndpoints.getFormStamp, async ({ reply }) => {
    reply.header('Cache-Control', 'no-store');
    return { stamp: await stamps.issue() };
  });
  bindEndpoint(app, visitorEndpoints.createLead, ({ body }) => leads.create(body), { rateLimit });
  bindEndpoint(app, visitorEndpoints.requestReport, ({ body }) => leads.requestReport(body), { rateLimit });
}
