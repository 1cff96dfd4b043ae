'use client';
import useSWRMutation, { type SWRMutationConfiguration, type SWRMutationResponse } from 'swr/mutation';
import type { AnswerOf, Endpoint, RequestOf } from '../contract/endpoint.ts';
import type { Revert } from './cache-updates.ts';
import { callMutation } from './call-mutation.ts';
import { useDataContext } from './data-provider.tsx';

/** Options of SWR's `useSWRMutation`, and how the response is cached. */
export interface EndpointMutationOptions<Row extends Endpoint>
  extends SWRMutationConfiguration<AnswerOf<Row>, Error, string, RequestOf<Row>> {
  /**
   * Writes the response into the cache, usually with `useWriteCache` or `useWriteRow`. Runs before `trigger`
   * resolves. If it fails, the error is reported with `reportError`, and `trigger` still resolves.
   */
  write?: (answer: AnswerOf<Row>, request: RequestOf<Row>) => Promise<unknown>;
  /**
   * Shows the expected result before the request is sent, usually with `useOptimisticWrite` or
   * `useOptimisticRows`. The returned function reverts it if the mutation fails, before `trigger` rejects.
   */
  optimistic?: (request: RequestOf<Row>) => Revert;
}

/** A mutation of the contract; `trigger` takes its request. Only `write` caches the response. */
export function useEndpointMutation<Row extends Endpoint>(
  endpoint: Row,
  { write, optimistic, ...options }: EndpointMutationOptions<Row> = {},
): SWRMutationResponse<AnswerOf<Row>, Error, string, RequestOf<Row>> {
  const context = useDataContext();
  const { client, mutations } = context;

  async function call(request: RequestOf<Row>): Promise<AnswerOf<Row>> {
    const revert = optimistic?.(request);
    const answer = await callMutation(client, endpoint, request).catch(async (error: unknown) => {
      if (!context.ended) await revert?.();
      throw error;
    });
    if (context.ended) return answer;
    try {
      await write?.(answer, request);
    } catch (error) {
      // The server has saved the change, so the mutation did not fail.
      reportError(error);
    }
    return answer;
  }

  return useSWRMutation<AnswerOf<Row>, Error, string, RequestOf<Row>>(
    `${endpoint.method} ${endpoint.path}`,
    async (_key, { arg }) => {
      const mutation = call(arg);
      mutations.add(mutation);
      try {
        return await mutation;
      } finally {
        mutations.delete(mutation);
      }
    },
    options,
  );
}
