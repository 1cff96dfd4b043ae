import { publicEndpoints } from '@uplift/data-client/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { carriedTokens } from '../../http/authentication.ts';
import { bindEndpoint, bindRawEndpoint, type RateLimit } from '../../http/bind-endpoint.ts';
import { logFailure } from '../../http/problem.ts';
import { HttpError } from '../../http-error.ts';
import { requireSession } from '../../security/caller.ts';
import { visitorKey } from '../../security/client-address.ts';
import { type SessionCookies, type SessionKind, sessionKinds } from '../../security/session-cookies.ts';
import type { SignInAttempt, SignInService } from './sign-in.service.ts';

export interface SignInRouteDependencies {
  signIn: SignInService;
  cookies: SessionCookies;
  /** Attempts per IP address, across all accounts. */
  rateLimit: RateLimit;
}

type SignOutEndpoint = (typeof publicEndpoints)['signOutClient' | 'signOutManager' | 'signOutAdmin'];

function attemptOf(
  request: FastifyRequest,
  body: { email: string; password: string; totp?: string | undefined },
): SignInAttempt {
  return { ...body, address: visitorKey(request.ip), userAgent: request.headers['user-agent'] };
}

/**
 * Logs who signed in, and that a sign-in was refused. A refusal is logged without the e-mail address, because
 * users type passwords into the wrong field.
 */
async function logged<SignedIn extends { person: { id: string } }>(
  { log }: FastifyRequest,
  kind: SessionKind,
  signIn: Promise<SignedIn>,
): Promise<SignedIn> {
  try {
    const signedIn = await signIn;
    log.info({ kind, personId: signedIn.person.id }, 'signed in');
    return signedIn;
  } catch (error) {
    if (error instanceof HttpError) log.warn({ kind, status: error.status }, 'sign-in refused');
    throw error;
  }
}

/** Whether a browser shows the response as a page. */
function isNavigation({ headers }: FastifyRequest): boolean {
  return headers.accept?.includes('text/html') ?? false;
}

/** Ends the sessions of a kind that a request carries and clears their cookies. */
function bindSignOut(
  app: FastifyInstance,
  endpoint: SignOutEndpoint,
  kind: SessionKind,
  { signIn, cookies }: Pick<SignInRouteDependencies, 'signIn' | 'cookies'>,
): void {
  bindEndpoint(app, endpoint, async ({ request, reply }) => {
    const signedOut = await signIn.signOut(carriedTokens(request, cookies, kind));
    cookies.clear(reply, kind);
    return { signedOut };
  });
}

/** Sign-in of clients and managers, sign-out, and the endpoints that return the current user. */
export function registerSignIn(
  app: FastifyInstance,
  { signIn, cookies, rateLimit }: SignInRouteDependencies,
): void {
  bindEndpoint(
    app,
    publicEndpoints.signInClient,
    async ({ body, request, reply }) => {
      const attempt = signIn.signInClient(attemptOf(request, body));
      const { token, expires, person } = await logged(request, 'client', attempt);
      cookies.set(reply, 'client', token, expires);
      return person;
    },
    { rateLimit },
  );

  bindEndpoint(
    app,
    publicEndpoints.signInManager,
    async ({ body, request, reply }) => {
      const attempt = signIn.signInManager(attemptOf(request, body));
      const { token, expires, person } = await logged(request, 'manager', attempt);
      cookies.set(reply, 'manager', token, expires);
      return { token, manager: person };
    },
    { rateLimit },
  );

  bindSignOut(app, publicEndpoints.signOutClient, 'client', { signIn, cookies });
  bindSignOut(app, publicEndpoints.signOutManager, 'manager', { signIn, cookies });

  bindEndpoint(app, publicEndpoints.getClientSession, ({ caller }) =>
    signIn.clientSessionOf(requireSession(caller)),
  );
  bindEndpoint(app, publicEndpoints.getAccountUser, ({ caller }) => signIn.accountUserOf(caller), {
    ignoreCookies: true,
  });

  bindRawEndpoint(app, publicEndpoints.signOut, async ({ request, reply }) => {
    try {
      await signIn.signOut(sessionKinds.flatMap((kind) => carriedTokens(request, cookies, kind)));
      for (const kind of sessionKinds) cookies.clear(reply, kind);
    } catch (error) {
      if (!isNavigation(request)) throw error;
      // The home page shows the stored error of the logout calls, and Logout again, as the cookies remain.
      logFailure(request, error);
    }
    return reply.header('Cache-Control', 'no-store').redirect('/', publicEndpoints.signOut.status);
  });
}

/** Sign-in of admins, served by the admin service. */
export function registerAdminSignIn(
  app: FastifyInstance,
  { signIn, cookies, rateLimit }: SignInRouteDependencies,
): void {
  bindEndpoint(
    app,
    publicEndpoints.signInAdmin,
    async ({ body, request, reply }) => {
      const attempt = signIn.signInAdmin(attemptOf(request, body));
      const { token, expires, person, offerSecondFactor } = await logged(request, 'admin', attempt);
      cookies.set(reply, 'admin', token, expires);
      return { token, user: person, offerSecondFactor };
    },
    { rateLimit },
  );
  bindSignOut(app, publicEndpoints.signOutAdmin, 'admin', { signIn, cookies });
}
