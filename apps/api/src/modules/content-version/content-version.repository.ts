import { sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { caseStudies, contentVersion } from '../../database/schema/index.ts';

export type ContentVersionRepository = ReturnType<typeof createContentVersionRepository>;

export function createContentVersionRepository(db: Database) {
  return {
    /**
     * Reads the version of the public content. It changes with each change of content, and when a case study
     * reaches its publication date.
     */
    async read(now: Date): Promise<string> {
      const [row] = await db
        .select({
          version: contentVersion.version,
          latestStory: sql<Date | string | null>`(select max(${caseStudies.publishedAt}) from ${caseStudies}
            where ${caseStudies.publishedAt} <= ${now.toISOString()})`,
        })
        .from(contentVersion);
      if (!row) throw new Error('The table content_version has lost its row. Run the migrations again.');
      return `${row.version} ${String(row.latestStory)}`;
    },
  };
}
