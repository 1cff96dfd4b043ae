'use client';
import { useSWRConfig } from 'swr';
import type { AnswerOf, BodyOf, Endpoint, RequestOf } from '../contract/endpoint.ts';
import { isRecord } from '../contract/is-record.ts';
import { signInAdmin, signInClient, signInManager } from '../contract/public/sign-in.ts';
import { ApiError } from '../http/api-error.ts';
import { explainError } from '../http/explain-error.ts';
import { callMutation } from './call-mutation.ts';
import { useDataContext } from './data-provider.tsx';
import { accountUserPath, clientSessionPath } from './identity-paths.ts';
import type { SessionKind } from './session-presence.ts';
import { useKeepIdentity } from './use-keep-identity.ts';
import { type Mutation, useMutation } from './use-mutation.ts';

/** E-mail address and password. */
export type Credentials = BodyOf<typeof signInClient>;

/** E-mail address and password, and the code of the second step where the account asks for one. */
export type AdminCredentials = BodyOf<typeof signInAdmin>;

/** `trigger` takes the credentials, gives the answer, and throws the error that `error` keeps for display. */
export type SignIn<Row extends Endpoint> = Mutation<AnswerOf<Row>, BodyOf<Row>>;

/** Whether a sign-in failed because the account asks for the code of an authenticator app, or for another one. */
export function asksForSecondFactor(error: unknown): boolean {
  return (
    error instanceof ApiError && error.status === 401 && isRecord(error.errors) && 'totp' in error.errors
  );
}

/** A client's session is a cookie: without it the next call would be refused. */
class CookiesRefusedError extends Error {
  constructor() {
    super(
      'Your browser refuses cookies. Allow them for this site in your browser’s settings, then sign in again.',
    );
  }
}

/** A sign-in by one row of the contract; `read` finds in its answer who has signed in, and their token. */
function useSignIn<Row extends typeof signInAdmin | typeof signInClient | typeof signInManager>(
  row: Row,
  area: SessionKind,
  read: (answer: AnswerOf<Row>) => { person: { id: string }; token: string },
): SignIn<Row> {
  const { client, inIdentityTurn, presence } = useDataContext();
  const { cache, mutate } = useSWRConfig();
  const keepIdentity = useKeepIdentity();
  const path = area === 'client' ? clientSessionPath : accountUserPath;

  // What another person read in that area before is forgotten.
  async function admit(person: { id: string }, token: string): Promise<void> {
    const before: { id: string } | null | undefined = cache.get(path)?.data;
    const isOfAnother = (key: unknown) =>
      typeof key === 'string' && key.startsWith(`/api/${area}/`) && key !== path && before?.id !== person.id;
    await mutate(isOfAnother, undefined, { revalidate: false });
    await keepIdentity(path, person);
    client.tokens?.set(`${area}Token`, token);
    // What is on the page is read anew, with that token. The sign-in does not wait for it.
    void mutate(isOfAnother);
  }

  return useMutation(
    row.path,
    (body) =>
      inIdentityTurn(async () => {
        const answer = await callMutation(client, row, { body } as RequestOf<Row>);
        if (area === 'client' && !presence.hasMarker(area)) throw new CookiesRefusedError();
        const { person, token } = read(answer);
        await admit(person, token);
        return answer;
      }),
    (error) => (error instanceof CookiesRefusedError ? error : explainError(error, 'Login failed')),
  );
}

/** Signs a client in: the answer becomes the client session, its token is kept. Fails when the browser refuses cookies. */
export function useClientSignIn(): SignIn<typeof signInClient> {
  return useSignIn(signInClient, 'client', (session) => ({ person: session, token: session.clientToken }));
}

/** Signs a manager in: they become the account user, their token is kept and sent from now on. */
export function useManagerSignIn(): SignIn<typeof signInManager> {
  return useSignIn(signInManager, 'manager', ({ manager, token }) => ({ person: manager, token }));
}

/**
 * Signs an admin in: they become the account user, their token is kept and sent from now on. The answer's
 * `offerSecondFactor` tells to offer a second step now; `asksForSecondFactor(error)` that the account has one, whose
 * code goes with the credentials as `totp`.
 */
export function useAdminSignIn(): SignIn<typeof signInAdmin> {
  return useSignIn(signInAdmin, 'admin', ({ user, token }) => ({ person: user, token }));
}
