import type { Clock } from '../../clock.ts';
import { createToken, hashToken, looksLikeToken } from '../../security/tokens.ts';
import type { SessionKind, SessionRow, SessionsRepository } from './sessions.repository.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** How long a session lives without use, and in all, in milliseconds. */
export const sessionLimits: Readonly<Record<SessionKind, { idle: number; absolute: number }>> = {
  admin: { idle: 30 * MINUTE_MS, absolute: 12 * HOUR_MS },
  manager: { idle: 8 * HOUR_MS, absolute: 7 * DAY_MS },
  client: { idle: 7 * DAY_MS, absolute: 30 * DAY_MS },
};

/** Reads are many and writes dear: the last use is kept to the minute. */
const SEEN_PRECISION_MS = MINUTE_MS;

interface OpenedSession {
  /** The secret that authenticates; told once. */
  token: string;
  session: SessionRow;
}

export interface SessionsService {
  open: (kind: SessionKind, subjectId: string, userAgent: string | undefined) => Promise<OpenedSession>;
  /** The live session of a token, whose use is noted. */
  find: (kind: SessionKind, token: string) => Promise<SessionRow | null>;
  /** Ends the session of a token. Whether there was one. */
  end: (kind: SessionKind, token: string) => Promise<boolean>;
}

export function createSessionsService({
  repository,
  now,
}: {
  repository: SessionsRepository;
  now: Clock;
}): SessionsService {
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
    find: async (kind, token) => {
      if (!looksLikeToken(token)) return null;
      const moment = now();
      const seenAfter = new Date(moment.getTime() - sessionLimits[kind].idle);
      const session = await repository.findLive(kind, hashToken(token), { now: moment, seenAfter });
      if (session && moment.getTime() - session.lastSeenAt.getTime() >= SEEN_PRECISION_MS) {
        await repository.markSeen(session.id, moment);
      }
      return session;
    },
    end: async (kind, token) => looksLikeToken(token) && repository.revoke(kind, hashToken(token), now()),
  };
}
