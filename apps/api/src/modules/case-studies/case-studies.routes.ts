import { publicEndpoints } from '@uplift/data-client/contract';
import type { FastifyInstance } from 'fastify';
import { bindEndpoint } from '../../http/bind-endpoint.ts';
import type { CaseStudiesService } from './case-studies.service.ts';

export function registerCaseStudies(
  app: FastifyInstance,
  { caseStudies }: { caseStudies: CaseStudiesService },
): void {
  bindEndpoint(app, publicEndpoints.listCaseStudies, () => caseStudies.listPublished());
  bindEndpoint(app, publicEndpoints.getCaseStudy, ({ params }) => caseStudies.readPublished(params.slug));
}
