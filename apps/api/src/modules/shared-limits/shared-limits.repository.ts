import { eq, gt, lte, or, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { one } from '../../database/one.ts';
import { limitCounts } from '../../database/schema/index.ts';
import { unitOfWork } from '../../database/unit-of-work.ts';
import type { Failures, Verdict } from '../../security/failure-counts.ts';

export type SharedLimitsRepository = ReturnType<typeof createSharedLimitsRepository>;

export function createSharedLimitsRepository(db: Database) {
  return {
    /** Counts a call in a key's open window, or opens one. One statement, so each call counts once. */
    async countCall(key: string, at: Date, window: number): Promise<{ calls: number; endsAt: Date }> {
      // A window that begins in the future comes from a wrong clock.
      const isOver = or(lte(limitCounts.expiresAt, at), gt(limitCounts.countedAt, at));
      const rows = await db
        .insert(limitCounts)
        .values({ key, count: 1, countedAt: at, expiresAt: new Date(at.getTime() + window) })
        .onConflictDoUpdate({
          target: limitCounts.key,
          set: {
            count: sql`case when ${isOver} then 1 else ${limitCounts.count} + 1 end`,
            countedAt: sql`case when ${isOver} then excluded.counted_at else ${limitCounts.countedAt} end`,
            expiresAt: sql`case when ${isOver} then excluded.expires_at else ${limitCounts.expiresAt} end`,
          },
        })
        .returning({ calls: limitCounts.count, endsAt: limitCounts.expiresAt });
      return one(rows);
    },

    /** Changes the failures of a key while holding its row lock. */
    changeFailures: <Outcome>(
      key: string,
      at: Date,
      retention: number,
      decide: (known: Failures) => Verdict<Outcome>,
    ): Promise<Outcome> =>
      unitOfWork(db, async (tx) => {
        const expiresAt = new Date(at.getTime() + retention);
        const rows = await tx
          .insert(limitCounts)
          .values({ key, count: 0, countedAt: at, expiresAt })
          // Changes nothing but locks the row.
          .onConflictDoUpdate({ target: limitCounts.key, set: { key } })
          .returning({ count: limitCounts.count, countedAt: limitCounts.countedAt });
        const known = one(rows);
        const age = Math.max(0, at.getTime() - known.countedAt.getTime());
        const isOver = age >= retention;
        const { count, outcome } = decide(isOver ? { count: 0, age: 0 } : { count: known.count, age });
        if (count !== undefined) {
          await tx
            .update(limitCounts)
            .set({ count: Math.max(0, count), countedAt: at, expiresAt })
            .where(eq(limitCounts.key, key));
        }
        return outcome;
      }),

    removeExpired: async (at: Date): Promise<void> => {
      await db.delete(limitCounts).where(lte(limitCounts.expiresAt, at));
    },
  };
}
