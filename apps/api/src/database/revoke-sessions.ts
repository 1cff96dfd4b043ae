import { and, isNull, type SQL } from 'drizzle-orm';
import type { Database } from './database.ts';
import { sessions } from './schema/index.ts';

/** Ends those of the chosen sessions that have not ended. How many those were. */
export async function revokeSessions(db: Database, chosen: SQL | undefined, now: Date): Promise<number> {
  const revoked = await db
    .update(sessions)
    .set({ revokedAt: now })
    .where(and(chosen, isNull(sessions.revokedAt)))
    .returning({ id: sessions.id });
  return revoked.length;
}
