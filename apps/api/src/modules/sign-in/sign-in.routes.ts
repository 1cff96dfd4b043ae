import { publicEndpoints } from '@uplift/data-client/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Container } from '../../container.ts';
import { carriedTokens } from '../../http/authentication.ts';
import { bindEndpoint, bindRawEndpoint, type Call } from '../../http/bind-endpoint.ts';
import { logFailure } from '../../http/problem.ts';
import { HttpError } from '../../http-error.ts';
import { requireSession } from '../../security/caller.ts';
import { visitorKey } from '../../security/client-address.ts';
import { type SessionCookies, type SessionKind, sessionKinds } from '../../security/session-cookies.ts';
import type { SignInAttempt } from './sign-in.service.ts';

type Dependencies = Pick<Container, 'signIn' | 'cookies' | 'signInRateLimit'>;

type SignInEndpoint = (typeof publicEndpoints)['signInClient' | 'signInManager' | 'signInAdmin'];
type SignOutEndpoint = (typeof publicEndpoints)['signOutClient' | 'signOutManager' | 'signOutAdmin'];

/**
 * Signs in and sets the cookies. Logs who signed in, or that the sign-in was refused: without the e-mail
 * address, because users type passwords into the wrong field.
 */
async function enter<SignedIn extends { token: string; expires: Date; person: { id: string } }>(
  { body, request, reply }: Pick<Call<SignInEndpoint>, 'body' | 'request' | 'reply'>,
  kind: SessionKind,
  signIn: (attempt: SignInAttempt) => Promise<SignedIn>,
  cookies: SessionCookies,
): Promise<SignedIn> {
  const { ip, headers, log } = request;
  try {
    const signedIn = await signIn({ ...body, address: visitorKey(ip), userAgent: headers['user-agent'] });
    log.info({ kind, personId: signedIn.person.id }, 'signed in');
    cookies.set(reply, kind, signedIn.token, signedIn.expires);
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
  { signIn, cookies }: Dependencies,
): void {
  bindEndpoint(app, endpoint, async ({ request, reply }) => {
    const signedOut = await signIn.signOut(carriedTokens(request, cookies, kind));
    cookies.clear(reply, kind);
    return { signedOut };
  });
}

/** Sign-in of clients and managers, sign-out, and the endpoints that return the current user. */
export function registerSignIn(app: FastifyInstance, dependencies: Dependencies): void {
  const { signIn, cookies, signInRateLimit: rateLimit } = dependencies;
  bindEndpoint(
    app,
    publicEndpoints.signInClient,
    async (call) => (await enter(call, 'client', signIn.signInClient, cookies)).person,
    { rateLimit },
  );

  bindEndpoint(
    app,
    publicEndpoints.signInManager,
    async (call) => {
      const { token, person } = await enter(call, 'manager', signIn.signInManager, cookies);
      return { token, manager: person };
    },
    { rateLimit },
  );

  bindSignOut(app, publicEndpoints.signOutClient, 'client', dependencies);
  bindSignOut(app, publicEndpoints.signOutManager, 'manager', dependencies);

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
export function registerAdminSignIn(app: FastifyInstance, dependencies: Dependencies): void {
  const { signIn, cookies, signInRateLimit: rateLimit } = dependencies;
  bindEndpoint(
    app,
    publicEndpoints.signInAdmin,
    async (call) => {
      const { token, person, offerSecondFactor } = await enter(call, 'admin', signIn.signInAdmin, cookies);
      return { token, user: person, offerSecondFactor };
    },
    { rateLimit },
  );
  bindSignOut(app, publicEndpoints.signOutAdmin, 'admin', dependencies);
}
