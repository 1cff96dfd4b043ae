import { visitorEndpoints } from '@uplift/data-client/contract/visitor';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { bindEndpoint, type RateLimit } from '../../http/bind-endpoint.ts';
import type { PageViewsService } from './page-views.service.ts';

/** Whether the visitor opts out of counting: Do Not Track or Global Privacy Control. */
function objects({ headers }: FastifyRequest): boolean {
  return headers.dnt === '1' || headers['sec-gpc'] === '1';
}

export function registerPageViews(
  app: FastifyInstance,
  { pageViews, rateLimit }: { pageViews: PageViewsService; rateLimit: RateLimit },
): void {
  bindEndpoint(
    app,
    visitorEndpoints.countPageView,
    async ({ body, request }) => ({ counted: !objects(request) && (await pageViews.count(body)) }),
    { rateLimit },
  );
}
