'use client';
import { useSWRConfig } from 'swr';
import type { AnswerOf, BodyOf, Endpoint } from '../contract/endpoint.ts';
import { isRecord } from '../contract/is-record.ts';
import { signInAdmin, signInClient, signInManager } from '../contract/public/sign-in.ts';
import { ApiError } from '../http/api-error.ts';
import { explainError } from '../http/explain-error.ts';
import { callMutation } from './call-mutation.ts';
import { useDataClient } from './data-provider.tsx';
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

function explainSignIn(error: unknown): Error {
  return explainError(error, 'Login failed');
}

/** Gives a way to let somebody in: what another person read in that area before is forgotten. */
function useAdmit() {
  const { tokens } = useDataClient();
  const { cache, mutate } = useSWRConfig();
  const keepIdentity = useKeepIdentity();
  return async (area: SessionKind, person: { id: string }, token: string): Promise<void> => {
    const path = area === 'client' ? clientSessionPath : accountUserPath;
    const before: { id: string } | null | undefined = cache.get(path)?.data;
    const isOfAnother = (key: unknown) =>
      typeof key === 'string' && key.startsWith(`/api/${area}/`) && key !== path && before?.id !== person.id;
    await mutate(isOfAnother, undefined, { revalidate: false });
    await keepIdentity(path, person);
    tokens?.set(`${area}Token`, token);
    // What is on the page is read anew, with that token. The sign-in does not wait for it.
    void mutate(isOfAnother);
  };
}

/** Signs a client in: the answer becomes the client session, its token is kept. */
export function useClientSignIn(): SignIn<typeof signInClient> {
  const client = useDataClient();
  const admit = useAdmit();
  return useMutation(
    signInClient.path,
    async (body) => {
      const session = await callMutation(client, signInClient, { body });
      await admit('client', session, session.clientToken);
      return session;
    },
    explainSignIn,
  );
}

/** Signs a manager in: they become the account user, their token is kept and sent from now on. */
export function useManagerSignIn(): SignIn<typeof signInManager> {
  const client = useDataClient();
  const admit = useAdmit();
  return useMutation(
    signInManager.path,
    async (body) => {
      const answer = await callMutation(client, signInManager, { body });
      await admit('manager', answer.manager, answer.token);
      return answer;
    },
    explainSignIn,
  );
}

/**
 * Signs an admin in: they become the account user, their token is kept and sent from now on. The answer's
 * `offerSecondFactor` tells to offer a second step now; `asksForSecondFactor(error)` that the account has one, whose
 * code goes with the credentials as `totp`.
 */
export function useAdminSignIn(): SignIn<typeof signInAdmin> {
  const client = useDataClient();
  const admit = useAdmit();
  return useMutation(
    signInAdmin.path,
    async (body) => {
      const answer = await callMutation(client, signInAdmin, { body });
      await admit('admin', answer.user, answer.token);
      return answer;
    },
    explainSignIn,
  );
}
