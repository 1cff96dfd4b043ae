import type { CaseStudy, CaseStudyDetail } from '@uplift/data-client/contract';
import type { Clock } from '../../clock.ts';
import { Problem } from '../../http/problem.ts';
import type { CaseStudiesRepository, CaseStudyRow } from './case-studies.repository.ts';

export interface CaseStudiesService {
  listPublished: () => Promise<{ data: CaseStudy[] }>;
  /** @throws Problem 404 */
  readPublished: (slug: string) => Promise<CaseStudyDetail>;
}

function toAnswer(row: CaseStudyRow): CaseStudyDetail {
  return {
    ...row,
    publishedAt: row.publishedAt?.toISOString() ?? null,
    updatedAt: row.updatedAt.toISOString(),
  };
}

export function createCaseStudiesService({
  repository,
  now,
}: {
  repository: CaseStudiesRepository;
  now: Clock;
}): CaseStudiesService {
  return {
    listPublished: async () => ({ data: (await repository.listPublished(now())).map(toAnswer) }),
    readPublished: async (slug) => {
      const row = await repository.findPublished(slug.toLowerCase(), now());
      if (!row) throw new Problem(404, 'There is no such story.');
      return toAnswer(row);
    },
  };
}
