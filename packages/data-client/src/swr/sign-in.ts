'use client';
import useSWRMutation, { type SWRMutationResponse } from 'swr/mutation';
import type { AnswerOf, BodyOf, Endpoint } from '../contract/endpoint.ts';
import { signInAdmin, signInClient, signInManager } from '../contract/public/sign-in.ts';
import { explainError } from '../http/explain-error.ts';
import { callMutation } from './call-mutation.ts';
import { useDataClient } from './data-provider.tsx';
import { accountUserPath, clientSessionPath } from './identity-paths.ts';
import { useKeepIdentity } from './use-keep-identity.ts';

/** E-mail address and password. */
export type Credentials = BodyOf<typeof signInClient>;

/** `trigger` takes the credentials, gives the answer, and throws the error that `error` keeps for display. */
export type SignIn<Row extends Endpoint> = SWRMutationResponse<AnswerOf<Row>, Error, string, Credentials>;

function useSignIn<Answer>(
  { path }: Endpoint,
  signIn: (credentials: Credentials) => Promise<Answer>,
): SWRMutationResponse<Answer, Error, string, Credentials> {
  return useSWRMutation<Answer, Error, string, Credentials>(path, (_key, { arg }) =>
    signIn(arg).catch((error: unknown) => {
      throw explainError(error, 'Login failed');
    }),
  );
}

/** Signs a client in: the answer becomes the client session, its token is kept. */
export function useClientSignIn(): SignIn<typeof signInClient> {
  const client = useDataClient();
  const keepIdentity = useKeepIdentity();
  return useSignIn(signInClient, async (body) => {
    const session = await callMutation(client, signInClient, { body });
    await keepIdentity(clientSessionPath, session);
    client.tokens?.set('clientToken', session.clientToken);
    return session;
  });
}

/** Signs a manager in: they become the account user, their token is kept and sent from now on. */
export function useManagerSignIn(): SignIn<typeof signInManager> {
  const client = useDataClient();
  const keepIdentity = useKeepIdentity();
  return useSignIn(signInManager, async (body) => {
    const answer = await callMutation(client, signInManager, { body });
    await keepIdentity(accountUserPath, answer.manager);
    client.tokens?.set('managerToken', answer.token);
    return answer;
  });
}

/** Signs an admin in: they become the account user, their token is kept and sent from now on. */
export function useAdminSignIn(): SignIn<typeof signInAdmin> {
  const client = useDataClient();
  const keepIdentity = useKeepIdentity();
  return useSignIn(signInAdmin, async (body) => {
    const answer = await callMutation(client, signInAdmin, { body });
    await keepIdentity(accountUserPath, answer.user);
    client.tokens?.set('adminToken', answer.token);
    return answer;
  });
}
