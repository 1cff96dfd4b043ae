import { and, desc, eq, gt, inArray, isNotNull, isNull, lt, lte, ne, or, type SQL } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { revokeSessions } from '../../database/revoke-sessions.ts';
import { accountUsers, clientPeople, clients, sessions } from '../../database/schema/index.ts';
import type { SessionCaller } from '../../security/caller.ts';

export type SessionRow = typeof sessions.$inferSelect;
export type NewSession = typeof sessions.$inferInsert;
export type SessionKind = SessionRow['kind'];

export type SessionsRepository = ReturnType<typeof createSessionsRepository>;

/** The caller's sessions in the area of the call, except revoked ones. */
function ownedBy({ kind, personId }: Pick<SessionCaller, 'kind' | 'personId'>): SQL | undefined {
  const owner = kind === 'client' ? sessions.clientPersonId : sessions.accountUserId;
  return and(eq(sessions.kind, kind), eq(owner, personId), isNull(sessions.revokedAt));
}

/** The moments that decide whether a session is live. */
interface SessionMoments {
  now: Date;
  /** A session last used before then is idle for too long. */
  seenAfter: Date;
}

function isLive(kind: SessionKind, { now, seenAfter }: SessionMoments): SQL | undefined {
  return and(
    eq(sessions.kind, kind),
    isNull(sessions.revokedAt),
    gt(sessions.expiresAt, now),
    gt(sessions.lastSeenAt, seenAfter),
    isNotNull(kind === 'client' ? clients.id : accountUsers.id),
  );
}

export function createSessionsRepository(db: Database) {
  /** Sessions, joined with their owners whose accounts are active. */
  const withOwners = () =>
    db
      .select({ session: sessions })
      .from(sessions)
      .leftJoin(
        accountUsers,
        and(
          eq(accountUsers.id, sessions.accountUserId),
          eq(accountUsers.role, sessions.kind),
          isNull(accountUsers.deactivatedAt),
        ),
      )
      .leftJoin(
        clientPeople,
        and(eq(clientPeople.id, sessions.clientPersonId), isNull(clientPeople.deactivatedAt)),
      )
      .leftJoin(clients, and(eq(clients.id, clientPeople.clientId), isNull(clients.deactivatedAt)));

  return {
    async add(session: NewSession): Promise<SessionRow> {
      const [row] = await db.insert(sessions).values(session).returning();
      if (!row) throw new Error('The database returned no row for a new session.');
      return row;
    },

    /** A session that isn't revoked, expired, or idle for too long, and whose owner's account is active. */
    async findLive(kind: SessionKind, tokenHash: string, limits: SessionMoments): Promise<SessionRow | null> {
      const [row] = await withOwners()
        .where(and(eq(sessions.tokenHash, tokenHash), isLive(kind, limits)))
        .limit(1);
      return row?.session ?? null;
    },

    /** Revokes an expired or idle session, so that it stays ended when the clock is set back. */
    endOverdue: (kind: SessionKind, tokenHash: string, { now, seenAfter }: SessionMoments): Promise<number> =>
      revokeSessions(
        db,
        and(
          eq(sessions.kind, kind),
          eq(sessions.tokenHash, tokenHash),
          or(lte(sessions.expiresAt, now), lte(sessions.lastSeenAt, seenAfter)),
        ),
        now,
      ),

    /** Which of these sessions are live, by the same rules as `findLive`. */
    async liveAmong(
      ids: readonly string[],
      limits: Readonly<Record<SessionKind, SessionMoments>>,
    ): Promise<Set<string>> {
      if (ids.length === 0) return new Set();
      const kinds = ['admin', 'manager', 'client'] as const;
      const rows = await withOwners().where(
        and(inArray(sessions.id, [...ids]), or(...kinds.map((kind) => isLive(kind, limits[kind])))),
      );
      return new Set(rows.map(({ session }) => session.id));
    },

    listOwn: (owner: Pick<SessionCaller, 'kind' | 'personId'>, limits: { now: Date; seenAfter: Date }) =>
      db
        .select()
        .from(sessions)
        .where(
          and(ownedBy(owner), gt(sessions.expiresAt, limits.now), gt(sessions.lastSeenAt, limits.seenAfter)),
        )
        .orderBy(desc(sessions.lastSeenAt), desc(sessions.createdAt)),

    /**
     * Ends one session of the caller, or all except the current one.
     *
     * @param then runs in the same transaction if any session ended
     * @returns how many sessions ended
     */
    revokeOwn: (
      owner: SessionCaller,
      which: { id: string } | 'others',
      now: Date,
      then: (tx: Database) => Promise<void>,
    ): Promise<number> =>
      db.transaction(async (tx) => {
        const chosen = which === 'others' ? ne(sessions.id, owner.sessionId) : eq(sessions.id, which.id);
        const ended = await revokeSessions(tx, and(ownedBy(owner), chosen), now);
        if (ended > 0) await then(tx);
        return ended;
      }),

    /** Removes sessions that ended before a moment. */
    async removeEnded(before: Date): Promise<void> {
      await db.delete(sessions).where(or(lt(sessions.expiresAt, before), lt(sessions.revokedAt, before)));
    },

    async markSeen(id: string, now: Date): Promise<void> {
      await db.update(sessions).set({ lastSeenAt: now }).where(eq(sessions.id, id));
    },

    /** @returns whether there was a session to revoke */
    revoke: async (kind: SessionKind, tokenHash: string, now: Date): Promise<boolean> =>
      (await revokeSessions(db, and(eq(sessions.tokenHash, tokenHash), eq(sessions.kind, kind)), now)) > 0,
  };
}
