import type { TechAssetFields } from '@uplift/data-client/contract/admin';
import { and, asc, count, desc, eq, inArray, isNotNull, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { isOnPage, matchesWords, type SortOrder } from '../../database/list-query.ts';
import { techAssets } from '../../database/schema/index.ts';

export type TechAssetRow = typeof techAssets.$inferSelect;

export type TechAssetState = 'active' | 'inactive' | 'deleted';

export interface TechAssetFilter {
  /** Word prefixes to match in the name or description. */
  search?: string | undefined;
  categories?: readonly string[] | undefined;
  /** If unset, all states outside the trash. */
  states?: readonly TechAssetState[] | undefined;
  sort: SortOrder<'name' | 'priority' | 'category' | 'updatedAt'>;
  limit: number;
  offset: number;
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

export type TechAssetsRepository = ReturnType<typeof createTechAssetsRepository>;

export function createTechAssetsRepository(db: Database) {
  /** Queries and updates that run in a given transaction. */
  const within = (tx: Database) => ({
    tx,

    async find(id: string): Promise<TechAssetRow | null> {
      const [row] = await tx.select().from(techAssets).where(eq(techAssets.id, id)).limit(1);
      return row ?? null;
    },

    /** The active technologies in order. Locks them until the transaction ends. */
    async lockActive(): Promise<TechAssetRow[]> {
      // In ID order: transactions that lock the same rows in different orders would deadlock.
      const locked = tx.select({ id: techAssets.id }).from(techAssets).where(conditions.active);
      await locked.orderBy(techAssets.id).for('update');
      return tx
        .select()
        .from(techAssets)
        .where(conditions.active)
        .orderBy(...inOrder);
    },

    /** Locks those with one of these IDs, even in the trash, and those outside it with one of these names. */
    lockNamed({ ids, names }: TechAssetKeys): Promise<TechAssetRow[]> {
      return tx
        .select()
        .from(techAssets)
        .where(or(inArray(techAssets.id, [...ids]), and(present, inArray(lowerName, [...names]))))
        .orderBy(techAssets.id)
        .for('update');
    },

    /** @throws a unique violation if another technology has the ID or the name */
    async insert(rows: readonly (TechAssetFields & { id?: string })[]): Promise<TechAssetRow[]> {
      return tx
        .insert(techAssets)
        .values([...rows])
        .returning();
    },

    /**
     * @returns whether the row still had that version
     * @throws a unique violation if another technology has the name
     */
    async update(
      id: string,
      version: number,
      fields: Partial<TechAssetFields> | { deletedAt: Date | null },
    ): Promise<boolean> {
      const changed = await tx
        .update(techAssets)
        .set({ ...fields, version: version + 1 })
        .where(and(eq(techAssets.id, id), eq(techAssets.version, version)))
        .returning({ id: techAssets.id });
      return changed.length > 0;
    },
  });

  return {
    listActive(): Promise<TechAssetRow[]> {
      return db
        .select()
        .from(techAssets)
        .where(conditions.active)
        .orderBy(...inOrder);
    },

    /** All technologies outside the trash. */
    listPresent(): Promise<TechAssetRow[]> {
      return db
        .select()
        .from(techAssets)
        .where(present)
        .orderBy(...inOrder);
    },

    async list({ search, categories, states, sort, limit, offset }: TechAssetFilter): Promise<{
      rows: TechAssetRow[];
      total: number;
    }> {
      const wanted = and(
        matchesWords(search, techAssets.name, techAssets.description),
        categories && inArray(techAssets.category, [...categories]),
        states ? or(...states.map((state) => conditions[state])) : present,
      );
      const direction = sort.descending ? desc : asc;
      const order =
        sort.by === 'priority'
          ? sort.descending
            ? inOrder
            : againstOrder
          : [direction(sortKeys[sort.by]), direction(techAssets.id)];
      const [rows, [counted]] = await Promise.all([
        db
          .select()
          .from(techAssets)
          .where(isOnPage(techAssets, { wanted, search, order, limit, offset }))
          .orderBy(...order),
        db.select({ total: count() }).from(techAssets).where(wanted),
      ]);
      return { rows, total: counted?.total ?? 0 };
    },

    async listCategories(): Promise<string[]> {
      const rows = await db
        .selectDistinct({ category: techAssets.category })
        .from(techAssets)
        .where(present)
        .orderBy(techAssets.category);
      return rows.map(({ category }) => category);
    },

    find: (id: string) => within(db).find(id),

    /** Permanently deletes technologies that were moved to the trash before a moment. */
    async removeDeletedBefore(moment: Date): Promise<void> {
      const old = lt(techAssets.deletedAt, moment);
      // A statement that deletes nothing would still count as a content change.
      const [first] = await db.select({ id: techAssets.id }).from(techAssets).where(old).limit(1);
      if (first) await db.delete(techAssets).where(old);
    },

    transaction: <Result>(run: (technologies: TechAssetsTransaction) => Promise<Result>): Promise<Result> =>
      db.transaction((tx) => run(within(tx))),
  };

  type TechAssetsTransaction = ReturnType<typeof within>;
}

export type TechAssetsTransaction = Parameters<Parameters<TechAssetsRepository['transaction']>[0]>[0];
