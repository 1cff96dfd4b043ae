import type { ApiKey } from '@uplift/data-client/contract/admin';
import {
  and,
  eq,
  getTableColumns,
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
import { matchesWords } from '../../database/list-query.ts';
import { one } from '../../database/one.ts';
import { type PageRequest, readPage, sortedBy } from '../../database/read-page.ts';
import { accountUsers, apiKeyDays, apiKeys } from '../../database/schema/index.ts';
import { unitOfWork } from '../../database/unit-of-work.ts';
import { updateVersion } from '../../database/update-version.ts';

export type ApiKeyState = ApiKey['state'];
type ApiKeyRecord = typeof apiKeys.$inferSelect;

/** A key without its hash, and its owner. */
export type ApiKeyRow = Awaited<ReturnType<typeof select>>[number];

/** Fields of a key that admins can edit. */
export type ApiKeyFields = Pick<ApiKeyRecord, 'name' | 'scopes' | 'expiresAt' | 'rateLimit'>;

export interface ApiKeyFilter extends PageRequest<keyof typeof sortKeys> {
  state?: readonly ApiKeyState[] | undefined;
  use?: readonly ('used' | 'unused')[] | undefined;
  /** Keys that expire up to this time count as expiring. */
  expiringBefore: Date;
  /** Keys last used at or after this time count as used. */
  usedSince: Date;
  now: Date;
}

/** Uses of a key that one process counted since its last write. */
export interface CountedUses {
  keyId: string;
  lastUsedAt: Date;
  /** Calls by day in the office time zone. */
  calls: ReadonlyMap<string, number>;
}

const { keyHash, ownerId, ...shown } = getTableColumns(apiKeys);

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

const select = (db: Database) =>
  db
    .select({
      ...shown,
      owner: {
        id: accountUsers.id,
        name: accountUsers.name,
        active: sql<boolean>`${accountUsers.role} = 'admin' and ${accountUsers.deactivatedAt} is null`,
      },
    })
    .from(apiKeys)
    .innerJoin(accountUsers, eq(accountUsers.id, ownerId));

export type ApiKeysRepository = ReturnType<typeof createApiKeysRepository>;

export function createApiKeysRepository(db: Database) {
  return {
    list({ state, use, now, expiringBefore, usedSince, sort, ...part }: ApiKeyFilter) {
      const stateConditions = statesAt(now, expiringBefore);
      const useConditions = {
        used: sql`${lastUse} >= ${usedSince.toISOString()}`,
        unused: sql`${lastUse} < ${usedSince.toISOString()}`,
      };
      const wanted = and(
        matchesWords(part.search, apiKeys.name, apiKeys.prefix),
        state && or(...state.map((each) => stateConditions[each])),
        use && or(...use.map((each) => useConditions[each])),
      );
      const order = sortedBy(sort.descending, sortKeys[sort.by], apiKeys.id);
      return readPage(db, apiKeys, select(db), { ...part, wanted, order });
    },

    async find(id: string): Promise<ApiKeyRow | null> {
      const [row] = await select(db).where(eq(apiKeys.id, id)).limit(1);
      return row ?? null;
    },

    /** @param hash SHA-256 of the key, hexadecimal */
    async findByHash(hash: string): Promise<ApiKeyRow | null> {
      const [row] = await select(db).where(eq(keyHash, hash)).limit(1);
      return row ?? null;
    },

    async add(key: typeof apiKeys.$inferInsert): Promise<string> {
      return one(await db.insert(apiKeys).values(key).returning({ id: apiKeys.id })).id;
    },

    /** Returns false if the row version has changed. */
    update: (id: string, version: number, change: Partial<ApiKeyRecord>): Promise<boolean> =>
      updateVersion(db, apiKeys, { id, version }, change),

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
      await unitOfWork(db, async (tx) => {
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
  };
}
