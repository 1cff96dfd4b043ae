import { and, eq, gt, isNull } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { sessions } from '../../database/schema.ts';

export type SessionRow = typeof sessions.$inferSelect;
export type NewSession = typeof sessions.$inferInsert;
export type SessionKind = SessionRow['kind'];

export type SessionsRepository = ReturnType<typeof createSessionsRepository>;

export function createSessionsRepository(db: Database) {
  return {
    async add(session: NewSession): Promise<SessionRow> {
      const [row] = await db.insert(sessions).values(session).returning();
      if (!row) throw new Error('The database returned no row for a new session.');
      return row;
    },

    /** A session that is neither revoked, nor too old, nor idle for too long. */
    async findLive(
      kind: SessionKind,
      tokenHash: string,
      limits: { now: Date; seenAfter: Date },
    ): Promise<SessionRow | null> {
      const [row] = await db
        .select()
        .from(sessions)
        .where(
          and(
            eq(sessions.tokenHash, tokenHash),
            eq(sessions.kind, kind),
            isNull(sessions.revokedAt),
            gt(sessions.expiresAt, limits.now),
            gt(sessions.lastSeenAt, limits.seenAfter),
          ),
        )
        .limit(1);
      return row ?? null;
    },

    async markSeen(id: string, now: Date): Promise<void> {
      await db.update(sessions).set({ lastSeenAt: now }).where(eq(sessions.id, id));
    },

    /** Whether there was a session to revoke. */
    async revoke(kind: SessionKind, tokenHash: string, now: Date): Promise<boolean> {
      const revoked = await db
        .update(sessions)
        .set({ revokedAt: now })
        .where(and(eq(sessions.tokenHash, tokenHash), eq(sessions.kind, kind), isNull(sessions.revokedAt)))
        .returning({ id: sessions.id });
      return revoked.length > 0;
    },
  };
}
