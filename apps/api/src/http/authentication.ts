import type { Endpoint } from '@uplift/data-client/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { HttpError } from '../http-error.ts';
import { isMeantAsApiKey } from '../security/api-key-text.ts';
import type { Caller, KeyCaller, SessionCaller } from '../security/caller.ts';
import { type SessionCookies, type SessionKind, sessionKinds } from '../security/session-cookies.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * Tells who makes a call, and refuses everybody whom its row does not name.
     *
     * @throws HttpError 401 or 403
     */
    identify: (
      endpoint: Endpoint,
      request: FastifyRequest,
      reply: FastifyReply,
      options: { ignoreCookies: boolean },
    ) => Promise<Caller>;
  }
}

/**
 * Lets a program call by its API key.
 *
 * @throws HttpError 401 where the key does not work, 403 where it may not do this, 429 where it calls too often
 */
export type AdmitApiKey = (text: string, endpoint: Endpoint, reply: FastifyReply) => Promise<KeyCaller>;

export interface AuthenticationDependencies {
  cookies: SessionCookies;
  /** The caller whom a token signs in, or null. */
  findCaller: (kind: SessionKind, token: string) => Promise<SessionCaller | null>;
  admitApiKey: AdmitApiKey;
}

interface CarriedToken {
  kind: SessionKind;
  token: string;
  inCookie: boolean;
}

function bearerToken(request: FastifyRequest): string | undefined {
  return /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
}

/** The token that a request carries in a header. */
function headerToken(request: FastifyRequest, kind: SessionKind): string | undefined {
  if (kind === 'admin') return bearerToken(request);
  const header = request.headers['x-manager-token'];
  return kind === 'manager' && typeof header === 'string' ? header : undefined;
}

/** Every token of a kind that a request carries, in a header or in a cookie. */
export function carriedTokens(
  request: FastifyRequest,
  cookies: SessionCookies,
  kind: SessionKind,
): CarriedToken[] {
  const header = headerToken(request, kind);
  const cookie = cookies.read(request, kind);
  return [
    ...(header === undefined ? [] : [{ kind, token: header, inCookie: false }]),
    ...(cookie === undefined ? [] : [{ kind, token: cookie, inCookie: true }]),
  ];
}

const names = { client: 'clients', manager: 'managers', admin: 'admins' } as const satisfies Record<
  SessionKind,
  string
>;

function isMutation({ method }: FastifyRequest): boolean {
  return method !== 'GET' && method !== 'HEAD';
}

/**
 * What a cookie may do: a client's everything, as it is all they have; that of a manager or an admin only reads,
 * because browsers send cookies where nobody asked for it.
 */
function mayUse({ kind, inCookie }: CarriedToken, request: FastifyRequest): boolean {
  return !inCookie || kind === 'client' || !isMutation(request);
}

/**
 * Of several sessions that a browser holds, that of the area whose page makes the call comes first. It chooses among
 * what the caller may do anyway, so nothing is gained by naming another page.
 */
function inOrderFor({ headers: { referer } }: FastifyRequest, kinds: readonly SessionKind[]): SessionKind[] {
  const [, area] = URL.parse(referer ?? '')?.pathname.split('/') ?? [];
  return kinds.toSorted((first, second) => Number(second === area) - Number(first === area));
}

/** Makes `app.identify`, by which every call of the contract that is not for anyone is guarded. */
export function registerAuthentication(
  app: FastifyInstance,
  { cookies, findCaller, admitApiKey }: AuthenticationDependencies,
): void {
  app.decorate('identify', async (endpoint, request, reply, { ignoreCookies }) => {
    const bearer = bearerToken(request);
    // Whoever names a key calls by it: a session that the request carries as well must not do what the key may not.
    if (bearer !== undefined && isMeantAsApiKey(bearer)) return admitApiKey(bearer, endpoint, reply);

    const allowed = sessionKinds.filter((kind) => endpoint.callers.includes(kind));
    const others = sessionKinds.filter((kind) => !allowed.includes(kind));
    const find = async (kinds: readonly SessionKind[]) => {
      const tokens = kinds
        .flatMap((kind) => carriedTokens(request, cookies, kind))
        .filter((carried) => !(ignoreCookies && carried.inCookie) && mayUse(carried, request));
      for (const carried of tokens) {
        const caller = await findCaller(carried.kind, carried.token);
        if (caller) return { caller, carried };
      }
      return null;
    };

    const found = await find(inOrderFor(request, allowed));
    if (found) {
      if (found.carried.inCookie && isMutation(request) && request.headers.origin === undefined) {
        throw new HttpError(403, 'Requests that are authenticated by a cookie must send an Origin header.');
      }
      return found.caller;
    }
    const stranger = await find(others);
    if (stranger) {
      const { kind, personId } = stranger.caller;
      request.log.warn({ kind, personId }, 'call refused');
      throw new HttpError(403, `Only ${allowed.map((kind) => names[kind]).join(' and ')} may do this.`);
    }
    // A marker that outlives its session would make the browser ask again on every page.
    for (const kind of allowed) if (cookies.isCarried(request, kind)) cookies.clear(reply, kind);
    throw new HttpError(401, 'You are not signed in.');
  });
}
