import { visitorEndpoints } from '@uplift/data-client/contract/visitor';
import { create as contentDisposition } from 'content-disposition';
import type { FastifyInstance } from 'fastify';
import { bindRawEndpoint, type RateLimit } from '../../http/bind-endpoint.ts';
import { entityTagOf, isNamed } from '../../http/entity-tag.ts';
import type { ReportsService } from './reports.service.ts';

export function registerReports(
  app: FastifyInstance,
  { reports, rateLimit }: { reports: ReportsService; rateLimit: RateLimit },
): void {
  bindRawEndpoint(
    app,
    visitorEndpoints.getReportPdf,
    async ({ query, request, reply }) => {
      const { name, bytes } = await reports.render(query);
      const tag = entityTagOf(bytes);
      reply
        .header('ETag', tag)
        // The same figures give the same file until the next day.
        .header('Cache-Control', 'private, max-age=3600')
        .header('X-Robots-Tag', 'noindex');
      if (isNamed(request.headers['if-none-match'], tag)) return reply.code(304).send();
      return reply
        .type('application/pdf')
        .header('Content-Disposition', contentDisposition(name, { type: 'attachment' }))
        .send(bytes);
    },
    { rateLimit },
  );
}
