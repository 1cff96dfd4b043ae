import { publicEndpoints } from '@uplift/data-client/contract';
import type { FastifyInstance } from 'fastify';
import { bindCachedEndpoint } from '../../http/bind-endpoint.ts';
import type { ResponseCache } from '../../http/response-cache.ts';
import type { CaseStudiesService } from './case-studies.service.ts';

export function registerCaseStudies(
  app: FastifyInstance,
  { caseStudies, responseCache }: { caseStudies: CaseStudiesService; responseCache: ResponseCache },
): void {
  bindCachedEndpoint(app, publicEndpoints.listCaseStudies, responseCache, () => caseStudies.listPublished());
  bindCachedEndpoint(app, publicEndpoints.getCaseStudy, responseCache, ({ params }) =>
    caseStudies.readPublished(params.slug),
  );
}
