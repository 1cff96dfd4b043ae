'use client';
import { useId, useState } from 'react';
import useSWR, { type SWRResponse, useSWRConfig } from 'swr';
import type { AnswerOf, BodyOf } from '../contract/endpoint.ts';
import { readPasswordLink, requestPasswordReset, resetPassword } from '../contract/public/password.ts';
import { callMutation } from './call-mutation.ts';
import { useDataClient, useDataContext } from './data-provider.tsx';
import { accountUserPath, clientSessionPath } from './identity-paths.ts';
import { explainFailure, type Mutation, useMutation } from './use-mutation.ts';

/** What a link to a password says: its kind and its secret. */
export type PasswordLink = BodyOf<typeof readPasswordLink>;

/** Asks for a link that sets a new password. The answer is the same whether the account exists or not. */
export function useForgotPassword(): Mutation<
  AnswerOf<typeof requestPasswordReset>,
  BodyOf<typeof requestPasswordReset>
> {
  const client = useDataClient();
  return useMutation(
    requestPasswordReset.path,
    (body) => callMutation(client, requestPasswordReset, { body }),
    (error) => explainFailure(error, 'The link could not be asked for. Try again.'),
  );
}

/** Numbers the links that a component was given, so that their secrets stay out of the cache's keys. */
function useLinkNumber(link: PasswordLink | null): number {
  const [last, setLast] = useState({ link, number: 0 });
  if (last.link?.token === link?.token && last.link?.kind === link?.kind) return last.number;
  const next = { link, number: last.number + 1 };
  setLast(next);
  return next.number;
}

/**
 * Reads whose password a link sets, and whether it can still be used; null asks nothing. Tried again like every
 * read. The secret goes into the body of a request, and neither into a key of the cache nor into an address.
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
          throw explainFailure(error, 'The link could not be checked. Try again.');
        })),
  );
}

/**
 * Sets a password by a link. Every session of that person ends with it, so whoever is signed in here in the
 * answer's `area` is asked for anew.
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
    (error) => explainFailure(error, 'The password could not be set. Try again.'),
  );
}
