import { asc, desc, eq } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { techAssets } from '../../database/schema.ts';

export type TechAssetRow = typeof techAssets.$inferSelect;

export type TechAssetsRepository = ReturnType<typeof createTechAssetsRepository>;

export function createTechAssetsRepository(db: Database) {
  return {
    listActive(): Promise<TechAssetRow[]> {
      return db
        .select()
        .from(techAssets)
        .where(eq(techAssets.isActive, true))
        .orderBy(desc(techAssets.priority), asc(techAssets.name), asc(techAssets.id));
    },
  };
}
