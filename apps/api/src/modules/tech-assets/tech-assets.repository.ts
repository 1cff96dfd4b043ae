import type { TechAssetFields } from '@uplift/data-client/contract/admin';
import { and, asc, count, desc, eq, inArray, isNotNull, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { isOnPage, matchesWords, type SortOrder } from '../../database/list-query.ts';
import { techAssets } from '../../database/schema/index.ts';

export type TechAssetRow = typeof techAssets.$inferSelect;

export type TechAssetState = 'active' | 'inactive' | 'deleted';

export interface TechAssetFilter {
  /** Beginnings of words of a name or a description. */
  search?: string | undefined;
  categories?: readonly string[] | undefined;
  /** Unset: all that do not lie in the trash. */
  states?: readonly TechAssetState[] | undefined;
  sort: SortOrder<'name' | 'priority' | 'category' | 'updatedAt'>;
  limit: number;
  offset: number;
}

/** How files name a technology. */
export interface TechAssetKeys {
  ids: readonly string[];
  /** In lower case. */
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

/** As visitors see them. */
const inOrder = [desc(techAssets.priority), asc(techAssets.name), asc(techAssets.id)];

/** The other way round, so that one index serves both. */
const againstOrder = [asc(techAssets.priority), desc(techAssets.name), desc(techAssets.id)];

export type TechAssetsRepository = ReturnType<typeof createTechAssetsRepository>;

export function createTechAssetsRepository(db: Database) {
  /** How technologies are read and changed within a transaction. */
  const within = (tx: Database) => ({
    tx,

    async find(id: string): Promise<TechAssetRow | null> {
      const [row] = await tx.select().from(techAssets).where(eq(techAssets.id, id)).limit(1);
      return row ?? null;
    },

    /** The active ones in their order. Nobody else changes any of them until the transaction ends. */
    async lockActive(): Promise<TechAssetRow[]> {
      // In the order of their ids: two who lock the same rows in different orders would wait for each other.
      const locked = tx.select({ id: techAssets.id }).from(techAssets).where(conditions.active);
      await locked.orderBy(techAssets.id).for('update');
      return tx
        .select()
        .from(techAssets)
        .where(conditions.active)
        .orderBy(...inOrder);
    },

    /** Those with one of these ids, be they in the trash or not, and those outside it with one of these names. */
    lockNamed({ ids, names }: TechAssetKeys): Promise<TechAssetRow[]> {
      return tx
        .select()
        .from(techAssets)
        .where(or(inArray(techAssets.id, [...ids]), and(present, inArray(lowerName, [...names]))))
        .orderBy(techAssets.id)
        .for('update');
    },

    /** @throws an error with the code of a unique violation, where another one has the id or the name */
    async insert(rows: readonly (TechAssetFields & { id?: string })[]): Promise<TechAssetRow[]> {
      return tx
        .insert(techAssets)
        .values([...rows])
        .returning();
    },

    /**
     * Whether it was still that version.
     *
     * @throws an error with the code of a unique violation, where another one has the name
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

    /** All that do not lie in the trash. */
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

    /** Takes those out of the trash, for good, that came there before a moment. */
    async removeDeletedBefore(moment: Date): Promise<void> {
      const old = lt(techAssets.deletedAt, moment);
      // A statement that removes nothing would still count as a change of what visitors see.
      const [first] = await db.select({ id: techAssets.id }).from(techAssets).where(old).limit(1);
      if (first) await db.delete(techAssets).where(old);
    },

    /** Runs what has to happen as a whole or not at all. */
    transaction: <Result>(run: (technologies: TechAssetsTransaction) => Promise<Result>): Promise<Result> =>
      db.transaction((tx) => run(within(tx))),
  };

  type TechAssetsTransaction = ReturnType<typeof within>;
}

export type TechAssetsTransaction = Parameters<Parameters<TechAssetsRepository['transaction']>[0]>[0];
