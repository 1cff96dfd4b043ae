import { publicEndpoints } from '@uplift/data-client/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { bindEndpoint, bindRawEndpoint, type RateLimit } from '../../http/bind-endpoint.ts';
import { Problem } from '../../http/problem.ts';
import { visitorKey } from '../../security/client-address.ts';
import { type SessionCookies, type SessionKind, sessionKinds } from '../../security/session-cookies.ts';
import type { SignInAttempt, SignInService } from './sign-in.service.ts';

export interface SignInRouteDependencies {
  signIn: SignInService;
  cookies: SessionCookies;
  /** How many tries one address has, over all accounts. */
  rateLimit: RateLimit;
}

function attemptOf(request: FastifyRequest, body: { email: string; password: string }): SignInAttempt {
  return { ...body, address: visitorKey(request.ip), userAgent: request.headers['user-agent'] };
}

function bearerToken(request: FastifyRequest): string | undefined {
  return /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
}

function managerToken(request: FastifyRequest): string | undefined {
  const header = request.headers['x-manager-token'];
  return typeof header === 'string' ? header : undefined;
}

/** Every token of a kind that a request carries, in a header or in a cookie. */
function carriedTokens(request: FastifyRequest, cookies: SessionCookies, kind: SessionKind) {
  const header =
    kind === 'admin' ? bearerToken(request) : kind === 'manager' ? managerToken(request) : undefined;
  return [header, cookies.read(request, kind)]
    .filter((token) => token !== undefined)
    .map((token) => ({ kind, token }));
}

/** The sign-in of clients and managers, and what tells who is signed in. */
export function registerSignIn(
  app: FastifyInstance,
  { signIn, cookies, rateLimit }: SignInRouteDependencies,
): void {
  bindEndpoint(
    app,
    publicEndpoints.signInClient,
    async ({ body, request, reply }) => {
      const { token, expires, person } = await signIn.signInClient(attemptOf(request, body));
      cookies.set(reply, 'client', token, expires);
      return person;
    },
    { rateLimit },
  );

  bindEndpoint(
    app,
    publicEndpoints.signInManager,
    async ({ body, request, reply }) => {
      const { token, expires, person } = await signIn.signInAccountUser('manager', attemptOf(request, body));
      cookies.set(reply, 'manager', token, expires);
      return { token, manager: person };
    },
    { rateLimit },
  );

  /** A marker that outlives its session would make the browser ask again on every page. */
  const clearWhenRefused = (reply: FastifyReply, kinds: readonly SessionKind[]) => (error: unknown) => {
    if (error instanceof Problem && error.status === 401) {
      for (const kind of kinds) cookies.clear(reply, kind);
    }
    throw error;
  };

  bindEndpoint(app, publicEndpoints.getClientSession, ({ request, reply }) => {
    reply.header('Cache-Control', 'no-store');
    return signIn.clientSessionOf(cookies.read(request, 'client')).catch(clearWhenRefused(reply, ['client']));
  });

  bindEndpoint(app, publicEndpoints.getAccountUser, ({ request, reply }) => {
    reply.header('Cache-Control', 'no-store');
    return signIn
      .accountUserOf({ admin: bearerToken(request), manager: managerToken(request) })
      .catch(clearWhenRefused(reply, ['manager', 'admin']));
  });

  const signOuts = [
    { endpoint: publicEndpoints.signOutClient, kind: 'client' },
    { endpoint: publicEndpoints.signOutManager, kind: 'manager' },
  ] as const;
  for (const { endpoint, kind } of signOuts) {
    bindEndpoint(app, endpoint, async ({ request, reply }) => {
      const signedOut = await signIn.signOut(carriedTokens(request, cookies, kind));
      cookies.clear(reply, kind);
      return { signedOut };
    });
  }

  bindRawEndpoint(app, publicEndpoints.signOut, async ({ request, reply }) => {
    await signIn.signOut(sessionKinds.flatMap((kind) => carriedTokens(request, cookies, kind)));
    for (const kind of sessionKinds) cookies.clear(reply, kind);
    return reply.header('Cache-Control', 'no-store').redirect('/', publicEndpoints.signOut.status);
  });
}

/** The sign-in of admins, which the admin service serves. */
export function registerAdminSignIn(
  app: FastifyInstance,
  { signIn, cookies, rateLimit }: SignInRouteDependencies,
): void {
  bindEndpoint(
    app,
    publicEndpoints.signInAdmin,
    async ({ body, request, reply }) => {
      const { token, expires, person } = await signIn.signInAccountUser('admin', attemptOf(request, body));
      cookies.set(reply, 'admin', token, expires);
      return { token, user: person };
    },
    { rateLimit },
  );
}
