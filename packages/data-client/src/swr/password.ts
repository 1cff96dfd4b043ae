'use client';
import { useId, useState } from 'react';
import useSWR, { type SWRResponse, useSWRConfig } from 'swr';
import type { AnswerOf, BodyOf } from '../contract/endpoint.ts';
import { readPasswordLink, requestPasswordReset, resetPassword } from '../contract/public/password.ts';
import { callMutation } from './call-mutation.ts';
import { useDataClient, useDataContext } from './data-provider.tsx';
import { accountUserPath, clientSessionPath } from './identity-paths.ts';
import { explainFailure, type Mutation, useMutation } from './use-mutation.ts';

/** The kind and the secret of a password link. */
export type PasswordLink = BodyOf<typeof readPasswordLink>;

/** Requests a password reset link. The response is the same whether or not the account exists. */
export function useForgotPassword(): Mutation<
  AnswerOf<typeof requestPasswordReset>,
  BodyOf<typeof requestPasswordReset>
> {
  const client = useDataClient();
  return useMutation(
    requestPasswordReset.path,
    (body) => callMutation(client, requestPasswordReset, { body }),
    (error) => explainFailure(error, 'Couldn’t send the link. Try again.'),
  );
}

/** Numbers a component's links, so that their secrets stay out of the cache keys. */
function useLinkNumber(link: PasswordLink | null): number {
  const [last, setLast] = useState({ link, number: 0 });
  if (last.link?.token === link?.token && last.link?.kind === link?.kind) return last.number;
  const next = { link, number: last.number + 1 };
  setLast(next);
  return next.number;
}

/**
 * Returns the account of a password link and whether it can still be used; null sends no request. Retried
 * like every read. The secret is sent in the request body, never in a cache key or URL.
 */
export function usePasswordLink(
  link: PasswordLink | null,
): SWRResponse<AnswerOf<typeof readPasswordLink>, Error> {
  const client = useDataClient();
  const component = useId();
  const number = useLinkNumber(link);
  const key = link && `POST ${readPasswordLink.path} ${component} ${number}`;
  return useSWR<AnswerOf<typeof readPasswordLink>, Error>(
    key,
    link &&
      (() =>
        client.call(readPasswordLink, { body: link }).catch((error: unknown) => {
          throw explainFailure(error, 'Couldn’t check the link. Try again.');
        })),
  );
}

/**
 * Sets a password through a link. This ends every session of that user, so the hook rechecks who is signed in
 * to the `area` of the response.
 */
export function useResetPassword(): Mutation<AnswerOf<typeof resetPassword>, BodyOf<typeof resetPassword>> {
  const { client, freshness } = useDataContext();
  const { mutate } = useSWRConfig();
  return useMutation(
    resetPassword.path,
    async (body) => {
      const answer = await callMutation(client, resetPassword, { body });
      const path = answer.area === 'client' ? clientSessionPath : accountUserPath;
      freshness.forget(path);
      void mutate(path);
      return answer;
    },
    (error) => explainFailure(error, 'Couldn’t set the password. Try again.'),
  );
}
