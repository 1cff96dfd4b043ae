import { publicEndpoints } from '@uplift/data-client/contract';
import type { FastifyInstance } from 'fastify';
import { bindKeptEndpoint } from '../../http/bind-endpoint.ts';
import type { KeptTexts } from '../../http/kept-texts.ts';
import type { CaseStudiesService } from './case-studies.service.ts';

export function registerCaseStudies(
  app: FastifyInstance,
  { caseStudies, kept }: { caseStudies: CaseStudiesService; kept: KeptTexts },
): void {
  bindKeptEndpoint(app, publicEndpoints.listCaseStudies, kept, () => caseStudies.listPublished());
  bindKeptEndpoint(app, publicEndpoints.getCaseStudy, kept, ({ params }) =>
    caseStudies.readPublished(params.slug),
  );
}
