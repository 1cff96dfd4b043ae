import type { FastifyReply, FastifyRequest } from 'fastify';

export type SessionKind = 'admin' | 'manager' | 'client';

export const sessionKinds: readonly SessionKind[] = ['admin', 'manager', 'client'];

/** Sets, reads and clears a session's two cookies: the secret token, and a marker that scripts can read. */
export interface SessionCookies {
  nameOf: (kind: SessionKind) => string;
  read: (request: FastifyRequest, kind: SessionKind) => string | undefined;
  /** Whether a request carries the secret cookie or its marker. */
  isCarried: (request: FastifyRequest, kind: SessionKind) => boolean;
  set: (reply: FastifyReply, kind: SessionKind, token: string, expires: Date) => void;
  clear: (reply: FastifyReply, kind: SessionKind) => void;
}

/** @param secure whether the site uses HTTPS. If so, cookies are Secure and have the `__Host-` prefix. */
export function createSessionCookies({ secure }: { secure: boolean }): SessionCookies {
  const attributes = { path: '/', sameSite: 'lax', secure } as const;
  const nameOf = (kind: SessionKind) => `${secure ? '__Host-' : ''}uplift_${kind}`;
  const markerOf = (kind: SessionKind) => `${kind}Session`;
  return {
    nameOf,
    read: (request, kind) => request.cookies[nameOf(kind)],
    isCarried: ({ cookies }, kind) => nameOf(kind) in cookies || markerOf(kind) in cookies,
    set: (reply, kind, token, expires) => {
      reply.setCookie(nameOf(kind), token, { ...attributes, httpOnly: true, expires });
      reply.setCookie(markerOf(kind), '1', { ...attributes, expires });
    },
    clear: (reply, kind) => {
      reply.clearCookie(nameOf(kind), { ...attributes, httpOnly: true });
      reply.clearCookie(markerOf(kind), attributes);
    },
  };
}
