'use client';
import useSWRMutation, { type SWRMutationResponse } from 'swr/mutation';
import { NetworkError } from '../http/api-error.ts';
import { explainError } from '../http/explain-error.ts';

/**
 * `trigger` takes the input, returns the response, and throws the error that `error` also holds for display.
 */
export type Mutation<Answer, Input> = SWRMutationResponse<Answer, Error, string, Input>;

/**
 * Returns an error for display: the server's own message, what to do without a network, or the given message.
 */
export function explainFailure(error: unknown, message: string): Error {
  return error instanceof NetworkError ? error : explainError(error, message);
}

/**
 * A mutation with readable errors. Input and response are never cached automatically.
 *
 * @param key names the call. Must not contain the input, which may be secret.
 */
export function useMutation<Answer, Input>(
  key: string,
  perform: (input: Input) => Promise<Answer>,
  explain: (error: unknown) => Error,
): Mutation<Answer, Input> {
  return useSWRMutation<Answer, Error, string, Input>(key, (_key, { arg }) =>
    perform(arg).catch((error: unknown) => {
      throw explain(error);
    }),
  );
}
