import type { TechAssetFields } from '@uplift/data-client/contract/admin';
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
  lte,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { matchesWords } from '../../database/list-query.ts';
import { type PageRequest, readPage, sortedBy } from '../../database/read-page.ts';
import { caseStudies, techAssets } from '../../database/schema/index.ts';

export type TechAssetRow = typeof techAssets.$inferSelect;

export type TechAssetState = 'active' | 'inactive' | 'deleted';

export interface TechAssetFilter extends PageRequest<'name' | 'priority' | 'category' | 'updatedAt'> {
  category?: readonly string[] | undefined;
  /** If unset, all states outside the trash. */
  state?: readonly TechAssetState[] | undefined;
}

/** How files identify technologies. */
export interface TechAssetKeys {
  ids: readonly string[];
  /** In lowercase. */
  names: readonly string[];
}

const present = isNull(techAssets.deletedAt);

const conditions: Readonly<Record<TechAssetState, SQL | undefined>> = {
  active: and(present, techAssets.isActive),
  inactive: and(present, sql`not ${techAssets.isActive}`),
  deleted: isNotNull(techAssets.deletedAt),
};

const lowerName = sql<string>`lower(${techAssets.name})`;

const sortKeys = {
  name: lowerName,
  category: techAssets.category,
  updatedAt: techAssets.updatedAt,
} as const;

/** The order that visitors see. */
const inOrder = [desc(techAssets.priority), asc(techAssets.name), asc(techAssets.id)];

/** The reverse order, so that one index serves both. */
const againstOrder = [asc(techAssets.priority), desc(techAssets.name), desc(techAssets.id)];

export function createTechAssetsRepository(db: Database) {
  /** Technologies in the order that visitors see. */
  const listIf = (condition: SQL | undefined): Promise<TechAssetRow[]> =>
    db
      .select()
      .from(techAssets)
      .where(condition)
      .orderBy(...inOrder);

  return {
    listActive: () => listIf(conditions.active),

    /** How many success stories that are published at a point in time used each technology. */
    async countStories(now: Date): Promise<Map<string, number>> {
      const used = db
        .select({ id: sql<string>`unnest(${caseStudies.technologyIds})`.as('id') })
        .from(caseStudies)
        .where(and(lte(caseStudies.publishedAt, now), isNull(caseStudies.deletedAt)))
        .as('used');
      const rows = await db.select({ id: used.id, stories: count() }).from(used).groupBy(used.id);
      return new Map(rows.map(({ id, stories }) => [id, stories]));
    },

    /** All technologies outside the trash. */
    listPresent: () => listIf(present),

    list({ category, state, sort, ...part }: TechAssetFilter) {
      const wanted = and(
        matchesWords(part.search, techAssets.name, techAssets.description),
        category && inArray(techAssets.category, [...category]),
        state ? or(...state.map((each) => conditions[each])) : present,
      );
      const byPriority = sort.descending ? inOrder : againstOrder;
      const order =
        sort.by === 'priority' ? byPriority : sortedBy(sort.descending, sortKeys[sort.by], techAssets.id);
      return readPage(db, techAssets, db.select().from(techAssets), { ...part, wanted, order });
    },

    async listCategories(): Promise<string[]> {
      const rows = await db
        .selectDistinct({ category: techAssets.category })
        .from(techAssets)
        .where(present)
        .orderBy(techAssets.category);
      return rows.map(({ category }) => category);
    },

    async find(id: string): Promise<TechAssetRow | null> {
      const [row] = await db.select().from(techAssets).where(eq(techAssets.id, id)).limit(1);
      return row ?? null;
    },

    /** The active technologies in order. Locks them until the transaction ends. */
    async lockActive(): Promise<TechAssetRow[]> {
      // In ID order: transactions that lock the same rows in different orders would deadlock.
      const locked = db.select({ id: techAssets.id }).from(techAssets).where(conditions.active);
      await locked.orderBy(techAssets.id).for('update');
      return listIf(conditions.active);
    },

    /** Locks those with one of these IDs, even in the trash, and those outside it with one of these names. */
    lockNamed: ({ ids, names }: TechAssetKeys): Promise<TechAssetRow[]> =>
      db
        .select()
        .from(techAssets)
        .where(or(inArray(techAssets.id, [...ids]), and(present, inArray(lowerName, [...names]))))
        .orderBy(techAssets.id)
        .for('update'),

    /** @throws a unique violation if another technology has the ID or the name */
    insert: async (
      rows: readonly (TechAssetFields & { id?: string | undefined })[],
    ): Promise<TechAssetRow[]> =>
      db
        .insert(techAssets)
        .values([...rows])
        .returning(),

    /**
     * @returns null if the row version has changed
     * @throws a unique violation if another technology has the name
     */
    async update(id: string, version: number, change: Partial<TechAssetRow>): Promise<TechAssetRow | null> {
      const [row] = await db
        .update(techAssets)
        .set({ ...change, version: version + 1 })
        .where(and(eq(techAssets.id, id), eq(techAssets.version, version)))
        .returning();
      return row ?? null;
    },

    /** Permanently deletes technologies that were moved to the trash before a moment. */
    async removeDeletedBefore(moment: Date): Promise<void> {
      const old = lt(techAssets.deletedAt, moment);
      // A statement that deletes nothing would still count as a content change.
      const [first] = await db.select({ id: techAssets.id }).from(techAssets).where(old).limit(1);
      if (first) await db.delete(techAssets).where(old);
    },
  };
}
