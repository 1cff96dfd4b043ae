import type { FastifyReply, FastifyRequest } from 'fastify';

export type SessionKind = 'admin' | 'manager' | 'client';

export const sessionKinds: readonly SessionKind[] = ['admin', 'manager', 'client'];

export type SessionCookies = ReturnType<typeof createSessionCookies>;

/**
 * Sets, reads and clears a session's two cookies: the secret token, and a marker that scripts can read.
 *
 * @param secure whether the site uses HTTPS. If so, cookies are Secure and have the `__Host-` prefix.
 */
export function createSessionCookies({ secure }: { secure: boolean }) {
  const attributes = { path: '/', sameSite: 'lax', secure } as const;
  const nameOf = (kind: SessionKind) => `${secure ? '__Host-' : ''}uplift_${kind}`;
  const markerOf = (kind: SessionKind) => `${kind}Session`;
  return {
    nameOf,

    read: (request: FastifyRequest, kind: SessionKind) => request.cookies[nameOf(kind)],

    /** Whether a request carries the secret cookie or its marker. */
    isCarried: ({ cookies }: FastifyRequest, kind: SessionKind) =>
      nameOf(kind) in cookies || markerOf(kind) in cookies,

    set: (reply: FastifyReply, kind: SessionKind, token: string, expires: Date): void => {
      reply.setCookie(nameOf(kind), token, { ...attributes, httpOnly: true, expires });
      reply.setCookie(markerOf(kind), '1', { ...attributes, expires });
    },

    clear: (reply: FastifyReply, kind: SessionKind): void => {
      reply.clearCookie(nameOf(kind), { ...attributes, httpOnly: true });
      reply.clearCookie(markerOf(kind), attributes);
    },
  };
}
