import { and, eq, isNull, lt, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { storedAnswers } from '../../database/schema/index.ts';

export function createIdempotencyKeysRepository(db: Database) {
  return {
    /**
     * Claims a key for a request, unless an earlier request claimed it.
     *
     * @param abandonedBefore a claim older than this without a response is abandoned: its process ended
     * @returns whether the caller may run the request
     */
    async claim(id: string, requestHash: string, now: Date, abandonedBefore: Date): Promise<boolean> {
      const claimed = await db
        .insert(storedAnswers)
        .values({ id, requestHash, createdAt: now })
        .onConflictDoUpdate({
          target: storedAnswers.id,
          set: { createdAt: now },
          setWhere: sql`${isNull(storedAnswers.status)} and ${eq(storedAnswers.requestHash, requestHash)} and ${lt(storedAnswers.createdAt, abandonedBefore)}`,
        })
        .returning({ id: storedAnswers.id });
      return claimed.length > 0;
    },

    async find(id: string) {
      const [row] = await db.select().from(storedAnswers).where(eq(storedAnswers.id, id)).limit(1);
      return row ?? null;
    },

    async store(id: string, answer: { status: number; body: string }): Promise<void> {
      await db.update(storedAnswers).set(answer).where(eq(storedAnswers.id, id));
    },

    async release(id: string): Promise<void> {
      await db.delete(storedAnswers).where(and(eq(storedAnswers.id, id), isNull(storedAnswers.status)));
    },

    async removeOlderThan(moment: Date): Promise<void> {
      await db.delete(storedAnswers).where(lt(storedAnswers.createdAt, moment));
    },
  };
}
