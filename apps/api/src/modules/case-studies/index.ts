import type { CreateModule } from '../module.ts';
import { registerCaseStudies } from './case-studies.routes.ts';
import { createCaseStudiesService } from './case-studies.service.ts';

export const caseStudies: CreateModule = (container) => {
  const { responseCache } = container;
  const service = createCaseStudiesService(container);
  return { routes: { core: (app) => registerCaseStudies(app, { caseStudies: service, responseCache }) } };
};
