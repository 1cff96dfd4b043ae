import {
  and,
  asc,
  count,
  desc,
  eq,
  inArray,
  isNotNull,
  isNull,
  lt,
  notExists,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { isOnPage, matchesWords, type SortOrder } from '../../database/list-query.ts';
import { assets, caseStudies, techAssets } from '../../database/schema/index.ts';

export type AssetState = 'active' | 'inactive' | 'deleted';

/** An asset with all fields that admins see. */
export type AdminAssetRow = typeof assets.$inferSelect;

/** Metadata of a stored file. */
export type AssetFileFields = Pick<
  AdminAssetRow,
  'contentType' | 'byteSize' | 'checksum' | 'storageKey' | 'width' | 'height'
>;

/** Fields of an asset that admins can edit, apart from its file. */
export type AssetFields = Pick<AdminAssetRow, 'name' | 'category' | 'isActive'>;

export interface AdminAssetFilter {
  /** Matches beginnings of words in the name or category. */
  search?: string | undefined;
  categories?: readonly string[] | undefined;
  /** If unset, all assets outside the trash. */
  states?: readonly AssetState[] | undefined;
  contentTypes?: readonly string[] | undefined;
  sort: SortOrder<'name' | 'createdAt' | 'byteSize'>;
  limit: number;
  offset: number;
}

const conditions: Readonly<Record<AssetState, SQL | undefined>> = {
  active: and(isNull(assets.deletedAt), eq(assets.isActive, true)),
  inactive: and(isNull(assets.deletedAt), eq(assets.isActive, false)),
  deleted: isNotNull(assets.deletedAt),
};

const sortKeys = {
  name: sql`lower(${assets.name})`,
  createdAt: assets.createdAt,
  byteSize: assets.byteSize,
} as const;

/** Public URL of an asset's file. Other tables reference assets by it. */
const addressOf = (id: SQL | typeof assets.id) => sql`'/api/assets/' || ${id} || '/file'`;

export type AdminAssetsRepository = ReturnType<typeof createAdminAssetsRepository>;

export function createAdminAssetsRepository(db: Database) {
  /** Queries that run in the given transaction. */
  const within = (tx: Database) => ({
    tx,

    async find(id: string): Promise<AdminAssetRow | null> {
      const [row] = await tx.select().from(assets).where(eq(assets.id, id)).limit(1);
      return row ?? null;
    },

    async add(row: AssetFields & AssetFileFields & { id: string; createdAt: Date }): Promise<void> {
      await tx.insert(assets).values({ ...row, updatedAt: row.createdAt });
    },

    /** Returns false if the row version has changed. */
    async update(
      id: string,
      version: number,
      fields: (Partial<AssetFields & AssetFileFields> | { deletedAt: Date | null }) & { updatedAt: Date },
    ): Promise<boolean> {
      const changed = await tx
        .update(assets)
        .set({ ...fields, version: version + 1 })
        .where(and(eq(assets.id, id), eq(assets.version, version)))
        .returning({ id: assets.id });
      return changed.length > 0;
    },

    /** Names of up to 3 technologies and 3 case studies that show an asset. */
    async usersOf(id: string): Promise<string[]> {
      const address = addressOf(sql`${id}`);
      const [technologies, stories] = [
        await tx
          .select({ name: techAssets.name })
          .from(techAssets)
          .where(eq(techAssets.iconPath, address))
          .limit(3),
        await tx
          .select({ name: caseStudies.title })
          .from(caseStudies)
          .where(eq(caseStudies.imageUrl, address))
          .limit(3),
      ];
      return [...technologies, ...stories].map(({ name }) => name);
    },
  });

  return {
    async list({ search, categories, states, contentTypes, sort, limit, offset }: AdminAssetFilter): Promise<{
      rows: AdminAssetRow[];
      total: number;
    }> {
      const wanted = and(
        states ? or(...states.map((state) => conditions[state])) : isNull(assets.deletedAt),
        matchesWords(search, assets.name, assets.category),
        categories && inArray(assets.category, [...categories]),
        contentTypes && inArray(assets.contentType, [...contentTypes]),
      );
      const direction = sort.descending ? desc : asc;
      const order = [direction(sortKeys[sort.by]), direction(assets.id)];
      const [rows, [counted]] = await Promise.all([
        db
          .select()
          .from(assets)
          .where(isOnPage(assets, { wanted, search, order, limit, offset }))
          .orderBy(...order),
        db.select({ total: count() }).from(assets).where(wanted),
      ]);
      return { rows, total: counted?.total ?? 0 };
    },

    async categories(): Promise<string[]> {
      const rows = await db
        .selectDistinct({ category: assets.category })
        .from(assets)
        .where(isNull(assets.deletedAt))
        .orderBy(assets.category);
      return rows.map(({ category }) => category);
    },

    find: (id: string) => within(db).find(id),

    /** Permanently deletes assets moved to the trash before a point in time, except those still shown. */
    async removeDeletedBefore(moment: Date): Promise<void> {
      const shownBy = (table: typeof techAssets | typeof caseStudies, column: SQL) =>
        db
          .select({ one: sql`1` })
          .from(table)
          .where(sql`${column} = ${addressOf(assets.id)}`);
      await db
        .delete(assets)
        .where(
          and(
            lt(assets.deletedAt, moment),
            notExists(shownBy(techAssets, sql`${techAssets.iconPath}`)),
            notExists(shownBy(caseStudies, sql`${caseStudies.imageUrl}`)),
          ),
        );
    },

    /** Returns those of the storage keys that an asset references. */
    async findKeysInUse(keys: readonly string[]): Promise<Set<string>> {
      const rows = await db
        .select({ key: assets.storageKey })
        .from(assets)
        .where(inArray(assets.storageKey, [...keys]));
      return new Set(rows.map(({ key }) => key));
    },

    /** Returns those of the checksums that belong to an asset's file. */
    async findChecksumsInUse(checksums: readonly string[]): Promise<Set<string>> {
      const rows = await db
        .select({ checksum: assets.checksum })
        .from(assets)
        .where(inArray(assets.checksum, [...checksums]));
      return new Set(rows.map(({ checksum }) => checksum));
    },

    transaction: <Result>(run: (assets: AssetsTransaction) => Promise<Result>): Promise<Result> =>
      db.transaction((tx) => run(within(tx))),
  };

  type AssetsTransaction = ReturnType<typeof within>;
}

export type AssetsTransaction = Parameters<Parameters<AdminAssetsRepository['transaction']>[0]>[0];
