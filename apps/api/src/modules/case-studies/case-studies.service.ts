import type { CaseStudy, CaseStudyDetail } from '@uplift/data-client/contract';
import type { Clock } from '../../clock.ts';
import { HttpError } from '../../http-error.ts';
import type { CaseStudiesRepository, CaseStudyRow } from './case-studies.repository.ts';

export interface CaseStudiesService {
  listPublished: () => Promise<{ data: CaseStudy[] }>;
  /** Reads a case study by its current or a former slug. @throws HttpError 404, or 410 if unpublished */
  readPublished: (slug: string) => Promise<CaseStudyDetail>;
}

function toAnswer(row: CaseStudyRow): CaseStudyDetail {
  return {
    ...row,
    publishedAt: row.publishedAt?.toISOString() ?? null,
    updatedAt: row.updatedAt.toISOString(),
  };
}

/** Whether the case study has ever been public. */
function hasAppearedBy({ appearedAt, publishedAt }: CaseStudyRow, moment: Date): boolean {
  const since = publishedAt ?? appearedAt;
  return since !== null && since <= moment;
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
      const row = await repository.findBySlug(slug.toLowerCase());
      if (!row || !hasAppearedBy(row, now())) throw new HttpError(404, 'There is no such story.');
      if (!row.publishedAt || row.deletedAt) throw new HttpError(410, 'This story is no longer published.');
      return toAnswer(row);
    },
  };
}
