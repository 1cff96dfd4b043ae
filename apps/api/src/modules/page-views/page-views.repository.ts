import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { pageViews } from '../../database/schema/index.ts';

export function createPageViewsRepository(db: Database) {
  return {
    rowsOn: (day: string): Promise<number> => db.$count(pageViews, eq(pageViews.day, day)),

    async addOne(view: { day: string; path: string; referrer: string }): Promise<void> {
      await db
        .insert(pageViews)
        .values({ ...view, views: 1 })
        .onConflictDoUpdate({
          target: [pageViews.day, pageViews.path, pageViews.referrer],
          set: { views: sql`${pageViews.views} + 1` },
        });
    },
  };
}
