import type { CreateModule } from '../module.ts';
import { registerCaseStudies } from './case-studies.routes.ts';
import { createCaseStudiesService } from './case-studies.service.ts';

export const caseStudies: CreateModule = ({ db, responseCache, now }) => {
  const service = createCaseStudiesService({ db, now });
  return { routes: { core: (app) => registerCaseStudies(app, { caseStudies: service, responseCache }) } };
};
