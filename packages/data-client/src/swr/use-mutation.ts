'use client';
import useSWRMutation, { type SWRMutationResponse } from 'swr/mutation';
import { NetworkError } from '../http/api-error.ts';
import { explainError } from '../http/explain-error.ts';

/** `trigger` takes the input, gives the answer, and throws the error that `error` keeps for display. */
export type Mutation<Answer, Input> = SWRMutationResponse<Answer, Error, string, Input>;

/** An error with words for people: the server's own, what to do without a network, else the message given here. */
export function explainFailure(error: unknown, message: string): Error {
  return error instanceof NetworkError ? error : explainError(error, message);
}

/**
 * A mutation whose errors people can read. Input and answer never enter the cache by themselves.
 *
 * @param key names the call; it holds nothing of the input, which may be secret
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
