import type { SessionInfo } from '@uplift/data-client/contract';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../database/database.ts';
import { unitOfWork } from '../../database/unit-of-work.ts';
import type { Actor } from '../../events/domain-events.ts';
import type { Events } from '../../events/events.ts';
import { HttpError } from '../../http-error.ts';
import type { SessionCaller } from '../../security/caller.ts';
import type { SessionKind } from '../../security/session-cookies.ts';
import { createToken, hashToken, looksLikeToken } from '../../security/tokens.ts';
import { createSessionsRepository, type SessionRow } from './sessions.repository.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** How long a session lasts without use and in total, in milliseconds. */
const sessionLimits: Readonly<Record<SessionKind, { idle: number; absolute: number }>> = {
  admin: { idle: 30 * MINUTE_MS, absolute: 12 * HOUR_MS },
  manager: { idle: 8 * HOUR_MS, absolute: 7 * DAY_MS },
  client: { idle: 7 * DAY_MS, absolute: 30 * DAY_MS },
};

/** How long an ended session is retained, in milliseconds. */
const RETENTION_AFTER_END_MS = 30 * DAY_MS;

/** The last use is stored to the minute, which avoids a write on every request. */
const SEEN_PRECISION_MS = MINUTE_MS;

export type SessionsService = ReturnType<typeof createSessionsService>;

export function createSessionsService({ db, events, now }: { db: Database; events: Events; now: Clock }) {
  const repository = createSessionsRepository(db);

  const limitsOf = (kind: SessionKind, moment: Date) => ({
    now: moment,
    seenAfter: new Date(moment.getTime() - sessionLimits[kind].idle),
  });

  /** Ends sessions of the caller. @returns how many sessions ended */
  const endSessions = (caller: SessionCaller, actor: Actor, which: { id: string } | 'others') =>
    unitOfWork(db, async (tx) => {
      const ended = await createSessionsRepository(tx).revokeOwn(caller, which, now());
      const type = which === 'others' ? 'user.sessions-ended' : 'user.session-ended';
      if (ended > 0) await events.record(tx, { type, actor, subject: 'self' });
      return ended;
    });

  async function find(kind: SessionKind, token: string): Promise<SessionRow | null> {
    if (!looksLikeToken(token)) return null;
    const moment = now();
    const limits = limitsOf(kind, moment);
    const session = await repository.findLive(kind, hashToken(token), limits);
    if (!session) await repository.endOverdue(kind, hashToken(token), limits);
    if (session && moment.getTime() - session.lastSeenAt.getTime() >= SEEN_PRECISION_MS) {
      await repository.markSeen(session.id, moment);
    }
    return session;
  }

  return {
    /** Returns the new session and its token, the secret that authenticates. It isn't stored. */
    open: async (kind: SessionKind, personId: string, userAgent: string | undefined) => {
      const token = createToken();
      const moment = now();
      const session = await repository.add({
        kind,
        personId,
        tokenHash: hashToken(token),
        createdAt: moment,
        lastSeenAt: moment,
        expiresAt: new Date(moment.getTime() + sessionLimits[kind].absolute),
        userAgent: userAgent?.slice(0, 1_000) ?? null,
      });
      return { token, session };
    },

    /** The caller of the live session with this token. Records the use of the session. */
    findCaller: async (kind: SessionKind, token: string): Promise<SessionCaller | null> => {
      const session = await find(kind, token);
      const personId = session?.accountUserId ?? session?.clientPersonId;
      return session && personId ? { kind, sessionId: session.id, personId } : null;
    },

    /** Which of these sessions, by ID, are still live. This doesn't count as use. */
    liveAmong: (ids: readonly string[]): Promise<Set<string>> => {
      const moment = now();
      return repository.liveAmong(ids, (kind) => limitsOf(kind, moment));
    },

    /** Ends the session of a token. @returns whether there was one */
    end: async (kind: SessionKind, token: string): Promise<boolean> =>
      looksLikeToken(token) && repository.revoke(kind, hashToken(token), now()),

    /** The user's sessions in an area. `sessionId` is the current session. */
    listOf: async (person: SessionCaller): Promise<SessionInfo[]> => {
      const rows = await repository.listOwn(person, limitsOf(person.kind, now()));
      return rows.map(({ id, createdAt, lastSeenAt, expiresAt, userAgent }) => ({
        id,
        createdAt: createdAt.toISOString(),
        lastSeenAt: lastSeenAt.toISOString(),
        expiresAt: expiresAt.toISOString(),
        userAgent,
        current: id === person.sessionId,
      }));
    },

    /** Ends one session of the caller. @throws HttpError 404 */
    endOwn: async (caller: SessionCaller, actor: Actor, id: string): Promise<void> => {
      if ((await endSessions(caller, actor, { id })) === 0)
        throw new HttpError(404, 'Session not found. It may have ended already.');
    },

    /** Ends all sessions of the caller except the current one. @returns how many sessions ended */
    endOthers: (caller: SessionCaller, actor: Actor) => endSessions(caller, actor, 'others'),

    /** Deletes sessions that ended long ago. */
    cleanUp: () => repository.removeEnded(new Date(now().getTime() - RETENTION_AFTER_END_MS)),
  };
}
