import type { Endpoint } from '@uplift/data-client/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { HttpError } from '../http-error.ts';
import { isMeantAsApiKey } from '../security/api-key-text.ts';
import type { Caller, KeyCaller, SessionCaller } from '../security/caller.ts';
import { type SessionCookies, type SessionKind, sessionKinds } from '../security/session-cookies.ts';
import type { createWriteLimit } from './write-limit.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * Identifies the caller and rejects callers that the endpoint doesn't allow.
     *
     * @throws HttpError 401, 403, or 429 if the caller exceeds a rate limit
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
 * Authenticates a program by its API key.
 *
 * @throws HttpError 401 if the key is invalid, 403 if it lacks permission, 429 if it exceeds its rate limit
 */
export type AdmitApiKey = (text: string, endpoint: Endpoint, reply: FastifyReply) => Promise<KeyCaller>;

export interface AuthenticationDependencies {
  cookies: SessionCookies;
  /** The caller that a token signs in, or null. */
  findCaller: (kind: SessionKind, token: string) => Promise<SessionCaller | null>;
  admitApiKey: AdmitApiKey;
  admitWrite: ReturnType<typeof createWriteLimit>;
}

function bearerToken(request: FastifyRequest): string | undefined {
  return /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
}

/** The token in a header of the request. */
function headerToken(request: FastifyRequest, kind: SessionKind): string | undefined {
  if (kind === 'admin') return bearerToken(request);
  const header = request.headers['x-manager-token'];
  return kind === 'manager' && typeof header === 'string' ? header : undefined;
}

type CarriedToken = ReturnType<typeof carriedTokens>[number];

/** All tokens of a kind in a request, from headers and cookies. */
export function carriedTokens(request: FastifyRequest, cookies: SessionCookies, kind: SessionKind) {
  const header = headerToken(request, kind);
  const cookie = cookies.read(request, kind);
  return [
    ...(header === undefined ? [] : [{ kind, token: header, inCookie: false }]),
    ...(cookie === undefined ? [] : [{ kind, token: cookie, inCookie: true }]),
  ];
}

const names: Record<SessionKind, string> = { client: 'clients', manager: 'managers', admin: 'admins' };

function isMutation({ method }: FastifyRequest): boolean {
  return method !== 'GET' && method !== 'HEAD';
}

/**
 * Whether a token may be used for a request. A client's cookie may do everything, because clients have
 * nothing else. Cookies of managers and admins may only read, because browsers also send cookies with forged
 * requests.
 */
function mayUse({ kind, inCookie }: CarriedToken, request: FastifyRequest): boolean {
  return !inCookie || kind === 'client' || !isMutation(request);
}

/**
 * If a browser has several sessions, the one of the area whose page makes the call comes first. It only picks
 * among what the caller may do anyway, so a forged referrer gains nothing.
 */
function inOrderFor({ headers: { referer } }: FastifyRequest, kinds: readonly SessionKind[]): SessionKind[] {
  const [, area] = URL.parse(referer ?? '')?.pathname.split('/') ?? [];
  return kinds.toSorted((first, second) => Number(second === area) - Number(first === area));
}

/** Adds `app.identify`, which guards every endpoint that isn't open to anyone. */
export function registerAuthentication(
  app: FastifyInstance,
  { cookies, findCaller, admitApiKey, admitWrite }: AuthenticationDependencies,
): void {
  app.decorate('identify', async (endpoint, request, reply, { ignoreCookies }) => {
    const bearer = bearerToken(request);
    // A call with an API key has only the permissions of that key, even if the request also has a session.
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
      if (isMutation(request)) await admitWrite(found.caller);
      return found.caller;
    }
    const stranger = await find(others);
    if (stranger) {
      const { kind, personId } = stranger.caller;
      request.log.warn({ kind, personId }, 'call refused');
      throw new HttpError(403, `Only ${allowed.map((kind) => names[kind]).join(' and ')} may do this.`);
    }
    // A marker that outlives its session would make the browser retry on every page.
    for (const kind of allowed) if (cookies.isCarried(request, kind)) cookies.clear(reply, kind);
    throw new HttpError(401, 'You’re not signed in.');
  });
}
