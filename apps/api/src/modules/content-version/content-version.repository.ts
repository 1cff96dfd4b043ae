import { sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { caseStudies, contentVersion } from '../../database/schema/index.ts';

export type ContentVersionRepository = ReturnType<typeof createContentVersionRepository>;

export function createContentVersionRepository(db: Database) {
  return {
    /**
     * A text that differs whenever what visitors may read differs: after each change, and when a story appears because
     * its time has come.
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
