import { and, isNull, type SQL } from 'drizzle-orm';
import type { Database } from './database.ts';
import { sessions } from './schema/index.ts';

/** Ends the chosen sessions that are still active. Returns how many there were. */
export async function revokeSessions(db: Database, chosen: SQL | undefined, now: Date): Promise<number> {
  const revoked = await db
    .update(sessions)
    .set({ revokedAt: now })
    .where(and(chosen, isNull(sessions.revokedAt)))
    .returning({ id: sessions.id });
  return revoked.length;
}
