import type { SessionInfo } from '@uplift/data-client/contract';
import type { Clock } from '../../clock.ts';
import type { Actor } from '../../events/domain-events.ts';
import type { Events, Transaction } from '../../events/events.ts';
import { HttpError } from '../../http-error.ts';
import type { SessionCaller } from '../../security/caller.ts';
import { createToken, hashToken, looksLikeToken } from '../../security/tokens.ts';
import type { SessionKind, SessionRow, SessionsRepository } from './sessions.repository.ts';

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

interface OpenedSession {
  /** The secret that authenticates. Returned only once. */
  token: string;
  session: SessionRow;
}

export interface SessionsService {
  open: (kind: SessionKind, subjectId: string, userAgent: string | undefined) => Promise<OpenedSession>;
  /** The caller of the live session with this token. Records the use of the session. */
  findCaller: (kind: SessionKind, token: string) => Promise<SessionCaller | null>;
  /** Which of these sessions, by ID, are still live. This doesn't count as use. */
  liveAmong: (ids: readonly string[]) => Promise<Set<string>>;
  /** Ends the session of a token. @returns whether there was one */
  end: (kind: SessionKind, token: string) => Promise<boolean>;
  /** The user's sessions in an area. `sessionId` is the current session. */
  listOf: (person: SessionCaller) => Promise<SessionInfo[]>;
  /** Ends one session of the caller. @throws HttpError 404 */
  endOwn: (caller: SessionCaller, actor: Actor, id: string) => Promise<void>;
  /** Ends all sessions of the caller except the current one. @returns how many sessions ended */
  endOthers: (caller: SessionCaller, actor: Actor) => Promise<number>;
  /** Deletes sessions that ended long ago. */
  cleanUp: () => Promise<void>;
}

export function createSessionsService({
  repository,
  events,
  now,
}: {
  repository: SessionsRepository;
  events: Events;
  now: Clock;
}): SessionsService {
  const limitsOf = (kind: SessionKind, moment: Date) => ({
    now: moment,
    seenAfter: new Date(moment.getTime() - sessionLimits[kind].idle),
  });

  const noteEnd = (actor: Actor, action: 'user.session-ended' | 'user.sessions-ended') => (tx: Transaction) =>
    events.record(tx, {
      type: action,
      actor,
      occurredAt: now(),
      subject: 'self',
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
    open: async (kind, subjectId, userAgent) => {
      const token = createToken();
      const moment = now();
      const session = await repository.add({
        kind,
        accountUserId: kind === 'client' ? null : subjectId,
        clientPersonId: kind === 'client' ? subjectId : null,
        tokenHash: hashToken(token),
        createdAt: moment,
        lastSeenAt: moment,
        expiresAt: new Date(moment.getTime() + sessionLimits[kind].absolute),
        userAgent: userAgent?.slice(0, 1_000) ?? null,
      });
      return { token, session };
    },
    findCaller: async (kind, token) => {
      const session = await find(kind, token);
      const personId = session?.accountUserId ?? session?.clientPersonId;
      return session && personId ? { kind, sessionId: session.id, personId } : null;
    },
    liveAmong: (ids) => {
      const moment = now();
      return repository.liveAmong(ids, {
        admin: limitsOf('admin', moment),
        manager: limitsOf('manager', moment),
        client: limitsOf('client', moment),
      });
    },
    end: async (kind, token) => looksLikeToken(token) && repository.revoke(kind, hashToken(token), now()),
    listOf: async (person) => {
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
    endOwn: async (caller, actor, id) => {
      if ((await repository.revokeOwn(caller, { id }, now(), noteEnd(actor, 'user.session-ended'))) > 0)
        return;
      throw new HttpError(404, 'You have no such session. It may have ended already.');
    },
    endOthers: (caller, actor) =>
      repository.revokeOwn(caller, 'others', now(), noteEnd(actor, 'user.sessions-ended')),
    cleanUp: () => repository.removeEnded(new Date(now().getTime() - RETENTION_AFTER_END_MS)),
  };
}
