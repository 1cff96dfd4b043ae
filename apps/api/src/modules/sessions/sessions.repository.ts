import { and, desc, eq, gt, inArray, isNotNull, isNull, lt, lte, ne, or, type SQL } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { one } from '../../database/one.ts';
import { isOf, referenceTo } from '../../database/people.ts';
import { revokeSessions } from '../../database/revoke-sessions.ts';
import { accountUsers, clientPeople, clients, sessions } from '../../database/schema/index.ts';
import type { SessionCaller } from '../../security/caller.ts';
import { type SessionKind, sessionKinds } from '../../security/session-cookies.ts';

export type SessionRow = typeof sessions.$inferSelect;

/** The caller's sessions in the area of the call, except revoked ones. */
function ownedBy({ kind, personId: id }: SessionCaller): SQL | undefined {
  return and(eq(sessions.kind, kind), isOf(sessions, { kind, id }), isNull(sessions.revokedAt));
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
    async add({
      personId,
      ...session
    }: typeof sessions.$inferInsert & { personId: string }): Promise<SessionRow> {
      const row = { ...session, ...referenceTo({ kind: session.kind, id: personId }) };
      return one(await db.insert(sessions).values(row).returning());
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
      limitsOf: (kind: SessionKind) => SessionMoments,
    ): Promise<Set<string>> {
      if (ids.length === 0) return new Set();
      const rows = await withOwners().where(
        and(inArray(sessions.id, [...ids]), or(...sessionKinds.map((kind) => isLive(kind, limitsOf(kind))))),
      );
      return new Set(rows.map(({ session }) => session.id));
    },

    listOwn: (owner: SessionCaller, { now, seenAfter }: SessionMoments) =>
      db
        .select()
        .from(sessions)
        .where(and(ownedBy(owner), gt(sessions.expiresAt, now), gt(sessions.lastSeenAt, seenAfter)))
        .orderBy(desc(sessions.lastSeenAt), desc(sessions.createdAt)),

    /** Ends one session of the caller, or all except the current one. @returns how many sessions ended */
    revokeOwn(owner: SessionCaller, which: { id: string } | 'others', now: Date): Promise<number> {
      const chosen = which === 'others' ? ne(sessions.id, owner.sessionId) : eq(sessions.id, which.id);
      return revokeSessions(db, and(ownedBy(owner), chosen), now);
    },

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
