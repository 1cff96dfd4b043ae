import { and, asc, desc, eq, inArray, isNull, lte } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { caseStudies, formerSlugs, techAssets } from '../../database/schema/index.ts';

export type CaseStudyRow = typeof caseStudies.$inferSelect;

export function createCaseStudiesRepository(db: Database) {
  return {
    /** Case studies published at a point in time, newest first. */
    listPublished(now: Date): Promise<CaseStudyRow[]> {
      return db
        .select()
        .from(caseStudies)
        .where(and(lte(caseStudies.publishedAt, now), isNull(caseStudies.deletedAt)))
        .orderBy(desc(caseStudies.publishedAt), asc(caseStudies.slug));
    },

    /** The technologies with these IDs that aren't in the trash, most important first. */
    async listTechnologies(ids: readonly string[]): Promise<{ id: string; name: string }[]> {
      if (ids.length === 0) return [];
      const { id, name, priority, deletedAt } = techAssets;
      return db
        .select({ id, name })
        .from(techAssets)
        .where(and(inArray(id, [...new Set(ids)]), isNull(deletedAt)))
        .orderBy(desc(priority), asc(name));
    },

    /** Finds a case study by its current or a former slug, published or not. */
    async findBySlug(slug: string): Promise<CaseStudyRow | null> {
      const [row] = await db.select().from(caseStudies).where(eq(caseStudies.slug, slug)).limit(1);
      if (row) return row;
      const [moved] = await db
        .select({ story: caseStudies })
        .from(formerSlugs)
        .innerJoin(caseStudies, eq(caseStudies.id, formerSlugs.caseStudyId))
        .where(eq(formerSlugs.slug, slug))
        .limit(1);
      return moved?.story ?? null;
    },
  };
}
