import { and, count, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { assets } from '../../database/schema/index.ts';

/** An asset in a list. */
export interface AssetRow {
  id: string;
  name: string;
  category: string;
  isActive: boolean;
}

/** Fields needed to serve an asset's file. */
export interface AssetFileRow {
  name: string;
  contentType: string;
  byteSize: number;
  checksum: string;
  storageKey: string;
  updatedAt: Date;
}

export interface AssetFilter {
  category?: string | undefined;
  limit: number;
  offset: number;
}

export type AssetsRepository = ReturnType<typeof createAssetsRepository>;

export function createAssetsRepository(db: Database) {
  return {
    /** Active assets: logos first, so that uploads never push them off the first page, then the newest. */
    async listActive({ category, limit, offset }: AssetFilter): Promise<{ rows: AssetRow[]; total: number }> {
      const wanted = and(
        eq(assets.isActive, true),
        isNull(assets.deletedAt),
        category === undefined ? undefined : eq(assets.category, category),
      );
      const [rows, [counted]] = await Promise.all([
        db
          .select({ id: assets.id, name: assets.name, category: assets.category, isActive: assets.isActive })
          .from(assets)
          .where(wanted)
          .orderBy(desc(sql`${assets.category} = 'logo'`), desc(assets.createdAt), assets.id)
          .limit(limit)
          .offset(offset),
        db.select({ total: count() }).from(assets).where(wanted),
      ]);
      return { rows, total: counted?.total ?? 0 };
    },

    async findActiveFile(id: string): Promise<AssetFileRow | null> {
      const [row] = await db
        .select({
          name: assets.name,
          contentType: assets.contentType,
          byteSize: assets.byteSize,
          checksum: assets.checksum,
          storageKey: assets.storageKey,
          updatedAt: assets.updatedAt,
        })
        .from(assets)
        .where(and(eq(assets.id, id), eq(assets.isActive, true), isNull(assets.deletedAt)))
        .limit(1);
      return row ?? null;
    },
  };
}
