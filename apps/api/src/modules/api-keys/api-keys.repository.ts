import {
  and,
  asc,
  count,
  desc,
  eq,
  gt,
  gte,
  isNotNull,
  isNull,
  lt,
  lte,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { isOnPage, matchesWords, type SortOrder } from '../../database/list-query.ts';
import { accountUsers, apiKeyDays, apiKeys } from '../../database/schema/index.ts';

export type ApiKeyState = 'active' | 'expiring' | 'expired' | 'revoked';
export type ApiKeyUse = 'used' | 'unused';

/** Fields of a key that admins can edit. */
export interface ApiKeyFields {
  name: string;
  scopes: string[];
  expiresAt: Date | null;
  rateLimit: number;
}

export interface ApiKeyRow extends ApiKeyFields {
  id: string;
  prefix: string;
  revokedAt: Date | null;
  owner: { id: string; name: string; active: boolean };
  lastUsedAt: Date | null;
  createdAt: Date;
  version: number;
}

export type NewApiKey = Omit<typeof apiKeys.$inferInsert, 'id' | 'version'>;

export interface ApiKeyFilter {
  /** Matches beginnings of words in the name, or of the prefix. */
  search?: string | undefined;
  states?: readonly ApiKeyState[] | undefined;
  uses?: readonly ApiKeyUse[] | undefined;
  /** Keys that expire up to this time count as expiring. */
  expiringBefore: Date;
  /** Keys last used at or after this time count as used. */
  usedSince: Date;
  now: Date;
  sort: SortOrder<'name' | 'createdAt' | 'lastUsedAt'>;
  limit: number;
  offset: number;
}

/** Uses of a key that one process counted since its last write. */
export interface CountedUses {
  keyId: string;
  lastUsedAt: Date;
  /** Calls by day in the office time zone. */
  calls: ReadonlyMap<string, number>;
}

const columns = {
  id: apiKeys.id,
  name: apiKeys.name,
  prefix: apiKeys.prefix,
  scopes: apiKeys.scopes,
  rateLimit: apiKeys.rateLimit,
  expiresAt: apiKeys.expiresAt,
  revokedAt: apiKeys.revokedAt,
  lastUsedAt: apiKeys.lastUsedAt,
  createdAt: apiKeys.createdAt,
  version: apiKeys.version,
  owner: {
    id: accountUsers.id,
    name: accountUsers.name,
    active: sql<boolean>`${accountUsers.role} = 'admin' and ${accountUsers.deactivatedAt} is null`,
  },
};

/** Matches the index expression. Keys that were never used come first. */
const lastUse = sql`coalesce(${apiKeys.lastUsedAt}, '-infinity')`;

const sortKeys = {
  name: sql`lower(${apiKeys.name})`,
  createdAt: apiKeys.createdAt,
  lastUsedAt: lastUse,
} as const;

/** The condition of each state at a point in time. */
function statesAt(now: Date, expiringBefore: Date): Record<ApiKeyState, SQL | undefined> {
  const { expiresAt, revokedAt } = apiKeys;
  return {
    active: and(isNull(revokedAt), or(isNull(expiresAt), gt(expiresAt, expiringBefore))),
    expiring: and(isNull(revokedAt), gt(expiresAt, now), lte(expiresAt, expiringBefore)),
    expired: and(isNull(revokedAt), lte(expiresAt, now)),
    revoked: isNotNull(revokedAt),
  };
}

export type ApiKeysRepository = ReturnType<typeof createApiKeysRepository>;

export function createApiKeysRepository(db: Database) {
  const select = (from: Database) =>
    from.select(columns).from(apiKeys).innerJoin(accountUsers, eq(accountUsers.id, apiKeys.ownerId));

  /** Queries that run in the given transaction. */
  const within = (tx: Database) => ({
    tx,

    async find(id: string): Promise<ApiKeyRow | null> {
      const [row] = await select(tx).where(eq(apiKeys.id, id)).limit(1);
      return row ?? null;
    },

    async add(key: NewApiKey): Promise<string> {
      const [row] = await tx.insert(apiKeys).values(key).returning({ id: apiKeys.id });
      if (!row) throw new Error('The database returned no row for a new API key.');
      return row.id;
    },

    /** Returns false if the row version has changed. */
    async update(
      id: string,
      version: number,
      fields: ApiKeyFields | { expiresAt: Date } | { revokedAt: Date },
    ): Promise<boolean> {
      const changed = await tx
        .update(apiKeys)
        .set({ ...fields, version: version + 1 })
        .where(and(eq(apiKeys.id, id), eq(apiKeys.version, version)))
        .returning({ id: apiKeys.id });
      return changed.length > 0;
    },
  });

  return {
    async list(filter: ApiKeyFilter): Promise<{ rows: ApiKeyRow[]; total: number }> {
      const { search, states, uses, now, expiringBefore, usedSince, sort, limit, offset } = filter;
      const stateConditions = statesAt(now, expiringBefore);
      const useConditions = {
        used: sql`${lastUse} >= ${usedSince.toISOString()}`,
        unused: sql`${lastUse} < ${usedSince.toISOString()}`,
      };
      const wanted = and(
        matchesWords(search, apiKeys.name, apiKeys.prefix),
        states && or(...states.map((state) => stateConditions[state])),
        uses && or(...uses.map((use) => useConditions[use])),
      );
      const direction = sort.descending ? desc : asc;
      const order = [direction(sortKeys[sort.by]), direction(apiKeys.id)];
      const [rows, [counted]] = await Promise.all([
        select(db)
          .where(isOnPage(apiKeys, { wanted, search, order, limit, offset }))
          .orderBy(...order),
        db.select({ total: count() }).from(apiKeys).where(wanted),
      ]);
      return { rows, total: counted?.total ?? 0 };
    },

    find: (id: string) => within(db).find(id),

    /** @param keyHash SHA-256 of the key, hexadecimal */
    async findByHash(keyHash: string): Promise<ApiKeyRow | null> {
      const [row] = await select(db).where(eq(apiKeys.keyHash, keyHash)).limit(1);
      return row ?? null;
    },

    /** Calls of a key by day in the office time zone, from `day` on. Days without calls have no entry. */
    callsSince: (id: string, day: string): Promise<{ day: string; calls: number }[]> =>
      db
        .select({ day: apiKeyDays.day, calls: apiKeyDays.calls })
        .from(apiKeyDays)
        .where(and(eq(apiKeyDays.keyId, id), gte(apiKeyDays.day, day))),

    /** Adds to the counts of any number of keys with two statements. */
    async addUses(uses: readonly CountedUses[]): Promise<void> {
      const days = uses.flatMap(({ keyId, calls }) =>
        [...calls].map(([day, number]) => ({ keyId, day, calls: number })),
      );
      if (days.length === 0) return;
      const moments = sql.join(
        uses.map(({ keyId, lastUsedAt }) => sql`(${keyId}::uuid, ${lastUsedAt.toISOString()}::timestamptz)`),
        sql`, `,
      );
      await db.transaction(async (tx) => {
        await tx
          .insert(apiKeyDays)
          .values(days)
          .onConflictDoUpdate({
            target: [apiKeyDays.keyId, apiKeyDays.day],
            set: { calls: sql`${apiKeyDays.calls} + excluded.calls` },
          });
        await tx.execute(sql`update ${apiKeys}
          set last_used_at = greatest(${apiKeys.lastUsedAt}, used.at)
          from (values ${moments}) as used (id, at) where ${apiKeys.id} = used.id`);
      });
    },

    /** Deletes the counts of days before a day. */
    async removeDaysBefore(day: string): Promise<void> {
      await db.delete(apiKeyDays).where(lt(apiKeyDays.day, day));
    },

    transaction: <Result>(run: (keys: ApiKeysTransaction) => Promise<Result>): Promise<Result> =>
      db.transaction((tx) => run(within(tx))),
  };

  type ApiKeysTransaction = ReturnType<typeof within>;
}

export type ApiKeysTransaction = Parameters<Parameters<ApiKeysRepository['transaction']>[0]>[0];
