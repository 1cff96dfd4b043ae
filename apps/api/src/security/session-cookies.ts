import type { FastifyReply, FastifyRequest } from 'fastify';

export type SessionKind = 'admin' | 'manager' | 'client';

export const sessionKinds: readonly SessionKind[] = ['admin', 'manager', 'client'];

/** Sets, reads and clears the cookie pair of a session: the secret one, and its readable marker. */
export interface SessionCookies {
  nameOf: (kind: SessionKind) => string;
  read: (request: FastifyRequest, kind: SessionKind) => string | undefined;
  /** Whether a request carries the secret cookie or its marker. */
  isCarried: (request: FastifyRequest, kind: SessionKind) => boolean;
  set: (reply: FastifyReply, kind: SessionKind, token: string, expires: Date) => void;
  clear: (reply: FastifyReply, kind: SessionKind) => void;
}

/**
 * @param secure whether the site is on HTTPS: cookies then are Secure, and bound to this host by their prefix
 */
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
