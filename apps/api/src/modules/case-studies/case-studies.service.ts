import type { CaseStudy } from '@uplift/data-client/contract';
import type { Clock } from '../../clock.ts';
import type { CaseStudiesRepository } from './case-studies.repository.ts';

export interface CaseStudiesService {
  listPublished: () => Promise<{ data: CaseStudy[] }>;
}

export function createCaseStudiesService({
  repository,
  now,
}: {
  repository: CaseStudiesRepository;
  now: Clock;
}): CaseStudiesService {
  return {
    listPublished: async () => ({ data: await repository.listPublished(now()) }),
  };
}
