import type { CaseStudyDetail } from '@uplift/data-client/contract';
import type { Container } from '../../container.ts';
import { HttpError } from '../../http-error.ts';
import { type CaseStudyRow, createCaseStudiesRepository } from './case-studies.repository.ts';

export type CaseStudiesService = ReturnType<typeof createCaseStudiesService>;

type Technologies = NonNullable<CaseStudyDetail['technologies']>;

function toAnswer(row: CaseStudyRow, technologies: Technologies): CaseStudyDetail {
  return {
    ...row,
    technologies: technologies.filter(({ id }) => row.technologyIds.includes(id)),
    publishedAt: row.publishedAt?.toISOString() ?? null,
    updatedAt: row.updatedAt.toISOString(),
  };
}

/** Whether the case study has ever been public. */
function hasAppearedBy({ appearedAt, publishedAt }: CaseStudyRow, moment: Date): boolean {
  const since = publishedAt ?? appearedAt;
  return since !== null && since <= moment;
}

export function createCaseStudiesService({ db, now }: Pick<Container, 'db' | 'now'>) {
  const caseStudies = createCaseStudiesRepository(db);

  return {
    listPublished: async () => {
      const rows = await caseStudies.listPublished(now());
      const technologies = await caseStudies.listTechnologies(rows.flatMap((row) => row.technologyIds));
      return { data: rows.map((row) => toAnswer(row, technologies)) };
    },

    /** Reads a case study by its current or a former slug. @throws HttpError 404, or 410 if unpublished */
    readPublished: async (slug: string) => {
      const row = await caseStudies.findBySlug(slug.toLowerCase());
      if (!row || !hasAppearedBy(row, now())) throw new HttpError(404, 'Story not found.');
      if (!row.publishedAt || row.deletedAt) throw new HttpError(410, 'This story is no longer published.');
      return toAnswer(row, await caseStudies.listTechnologies(row.technologyIds));
    },
  };
}
