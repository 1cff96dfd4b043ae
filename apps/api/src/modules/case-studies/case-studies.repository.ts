import { and, asc, desc, eq, lte } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { caseStudies } from '../../database/schema.ts';

export type CaseStudyRow = typeof caseStudies.$inferSelect;

export type CaseStudiesRepository = ReturnType<typeof createCaseStudiesRepository>;

export function createCaseStudiesRepository(db: Database) {
  return {
    /** What is published at a moment, newest first. */
    listPublished(now: Date): Promise<CaseStudyRow[]> {
      return db
        .select()
        .from(caseStudies)
        .where(lte(caseStudies.publishedAt, now))
        .orderBy(desc(caseStudies.publishedAt), asc(caseStudies.slug));
    },

    /** The story at a slug, if it is published at a moment. */
    async findPublished(slug: string, now: Date): Promise<CaseStudyRow | null> {
      const [row] = await db
        .select()
        .from(caseStudies)
        .where(and(eq(caseStudies.slug, slug), lte(caseStudies.publishedAt, now)))
        .limit(1);
      return row ?? null;
    },
  };
}
