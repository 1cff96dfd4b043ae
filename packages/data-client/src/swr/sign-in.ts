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

/** E-mail address and password, and the two-factor code if the account requires one. */
export type AdminCredentials = BodyOf<typeof signInAdmin>;

/** `trigger` takes the credentials, returns the response, and throws the error that `error` also holds. */
export type SignIn<Row extends Endpoint> = Mutation<AnswerOf<Row>, BodyOf<Row>>;

/** Whether a sign-in failed because the account requires an authenticator code, or the code was wrong. */
export function asksForSecondFactor(error: unknown): boolean {
  return (
    error instanceof ApiError && error.status === 401 && isRecord(error.errors) && 'totp' in error.errors
  );
}

/** A client's session is a cookie: without it, the next call would be rejected. */
class CookiesRefusedError extends Error {
  constructor() {
    super(
      'Your browser blocks cookies. Allow them for this site in your browser’s settings, then sign in again.',
    );
  }
}

/** Signs in through one endpoint; `read` finds the user and the token in its response. */
function useSignIn<Row extends typeof signInAdmin | typeof signInClient | typeof signInManager>(
  row: Row,
  area: SessionKind,
  read: (answer: AnswerOf<Row>) => { person: { id: string }; token: string },
): SignIn<Row> {
  const { client, inIdentityTurn, presence } = useDataContext();
  const { cache, mutate } = useSWRConfig();
  const keepIdentity = useKeepIdentity();
  const path = area === 'client' ? clientSessionPath : accountUserPath;

  // Clears what another user read in that area.
  async function admit(person: { id: string }, token: string): Promise<void> {
    const before: { id: string } | null | undefined = cache.get(path)?.data;
    const isOfAnother = (key: unknown) =>
      typeof key === 'string' && key.startsWith(`/api/${area}/`) && key !== path && before?.id !== person.id;
    await mutate(isOfAnother, undefined, { revalidate: false });
    await keepIdentity(path, person);
    client.tokens?.set(`${area}Token`, token);
    // Refetches the page's data with that token. The sign-in doesn't wait for it.
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

/**
 * Signs a client in. The response becomes the client session and its token is stored. Fails when the browser
 * refuses cookies.
 */
export function useClientSignIn(): SignIn<typeof signInClient> {
  return useSignIn(signInClient, 'client', (session) => ({ person: session, token: session.clientToken }));
}

/** Signs a manager in. They become the account user, and their token is stored and sent from then on. */
export function useManagerSignIn(): SignIn<typeof signInManager> {
  return useSignIn(signInManager, 'manager', ({ manager, token }) => ({ person: manager, token }));
}

/**
 * Signs an admin in. They become the account user, and their token is stored and sent from then on.
 * `offerSecondFactor` in the response says to offer two-factor authentication now.
 * `asksForSecondFactor(error)` says that the account already uses it; send its code with the credentials as
 * `totp`.
 */
export function useAdminSignIn(): SignIn<typeof signInAdmin> {
  return useSignIn(signInAdmin, 'admin', ({ user, token }) => ({ person: user, token }));
}
