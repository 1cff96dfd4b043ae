import { type AdminAsset, type AssetType, assetTypes } from '@uplift/data-client/contract/admin';
import { and, desc, eq, inArray, isNotNull, isNull, lt, notExists, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { matchesWords } from '../../database/list-query.ts';
import { one } from '../../database/one.ts';
import { type PageRequest, readPage, sortedBy } from '../../database/read-page.ts';
import { assets, caseStudies, techAssets } from '../../database/schema/index.ts';

export type AssetState = AdminAsset['state'];

/** A row of the table. */
export type AssetRow = typeof assets.$inferSelect;

/** Metadata of a stored file. */
export type AssetFileFields = Pick<
  AssetRow,
  'contentType' | 'byteSize' | 'checksum' | 'storageKey' | 'width' | 'height'
>;

/** Fields of an asset that admins can edit, apart from its file. */
export type AssetFields = Pick<AssetRow, 'name' | 'category' | 'isActive'>;

export interface AssetFilter extends PageRequest<keyof typeof sortKeys> {
  category?: readonly string[] | undefined;
  /** If unset, all assets outside the trash. */
  state?: readonly AssetState[] | undefined;
  type?: readonly AssetType[] | undefined;
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

export function createAssetsRepository(db: Database) {
  /** Returns those of the values that a column has. */
  async function valuesInUse(name: 'storageKey' | 'checksum', values: readonly string[]) {
    const column = assets[name];
    const rows = await db
      .select({ value: column })
      .from(assets)
      .where(inArray(column, [...values]));
    return new Set(rows.map(({ value }) => value));
  }

  return {
    list({ category, state, type, sort, ...part }: AssetFilter) {
      const wanted = and(
        state ? or(...state.map((each) => conditions[each])) : isNull(assets.deletedAt),
        matchesWords(part.search, assets.name, assets.category),
        category && inArray(assets.category, [...category]),
        type &&
          inArray(
            assets.contentType,
            type.map((each) => assetTypes[each]),
          ),
      );
      const order = sortedBy(sort.descending, sortKeys[sort.by], assets.id);
      return readPage(db, assets, db.select().from(assets), { ...part, wanted, order });
    },

    /** Active assets: logos first, so that uploads never push them off the first page, then the newest. */
    async listActive(page: { category?: string | undefined; limit: number; offset: number }) {
      const { id, name, category, isActive } = assets;
      const wanted = and(
        conditions.active,
        page.category === undefined ? undefined : eq(category, page.category),
      );
      const [rows, total] = await Promise.all([
        db
          .select({ id, name, category, isActive })
          .from(assets)
          .where(wanted)
          .orderBy(desc(sql`${category} = 'logo'`), desc(assets.createdAt), id)
          .limit(page.limit)
          .offset(page.offset),
        db.$count(assets, wanted),
      ]);
      return { rows, total };
    },

    async categories(): Promise<string[]> {
      const rows = await db
        .selectDistinct({ category: assets.category })
        .from(assets)
        .where(isNull(assets.deletedAt))
        .orderBy(assets.category);
      return rows.map(({ category }) => category);
    },

    async find(id: string): Promise<AssetRow | null> {
      const [row] = await db.select().from(assets).where(eq(assets.id, id)).limit(1);
      return row ?? null;
    },

    async findActive(id: string): Promise<AssetRow | null> {
      const [row] = await db
        .select()
        .from(assets)
        .where(and(eq(assets.id, id), conditions.active))
        .limit(1);
      return row ?? null;
    },

    async add(row: AssetFields & AssetFileFields & { id: string; createdAt: Date }): Promise<AssetRow> {
      const added = { ...row, updatedAt: row.createdAt };
      return one(await db.insert(assets).values(added).returning());
    },

    /** Returns null if the row version has changed. */
    async update(id: string, version: number, change: Partial<AssetRow>): Promise<AssetRow | null> {
      const [row] = await db
        .update(assets)
        .set({ ...change, version: version + 1 })
        .where(and(eq(assets.id, id), eq(assets.version, version)))
        .returning();
      return row ?? null;
    },

    /** Names of up to 3 technologies and 3 case studies that show an asset. */
    async usersOf(id: string): Promise<string[]> {
      const address = addressOf(sql`${id}`);
      const technologies = await db
        .select({ name: techAssets.name })
        .from(techAssets)
        .where(eq(techAssets.iconPath, address))
        .limit(3);
      const stories = await db
        .select({ name: caseStudies.title })
        .from(caseStudies)
        .where(eq(caseStudies.imageUrl, address))
        .limit(3);
      return [...technologies, ...stories].map(({ name }) => name);
    },

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

    findKeysInUse: (keys: readonly string[]) => valuesInUse('storageKey', keys),

    findChecksumsInUse: (checksums: readonly string[]) => valuesInUse('checksum', checksums),
  };
}
