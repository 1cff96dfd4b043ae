'use client';
import useSWR, { type SWRConfiguration, type SWRResponse } from 'swr';
import useSWRMutation, { type SWRMutationConfiguration, type SWRMutationResponse } from 'swr/mutation';
import { type AnswerOf, type Endpoint, pathOf, type RequestOf } from '../contract/endpoint.ts';
import type { CallOptions, DataClient } from '../http/data-client.ts';
import { useDataContext } from './data-provider.tsx';
import { FRESH_MS, MUTATION_RETRY_DELAY_MS, shouldRetryMutation } from './retry.ts';

/** Whether this page was loaded so recently that what came with it is still fresh. */
function pageIsFresh(): boolean {
  return performance.now() < FRESH_MS;
}

/**
 * Reads a call of the contract. A `null` request waits: nothing is asked until there is one.
 *
 * @param endpoint a GET row of the contract
 */
export function useEndpoint<Row extends Endpoint>(
  endpoint: Row,
  request: RequestOf<Row> | null,
  options: Pick<SWRConfiguration, 'shouldRetryOnError' | 'revalidateIfStale'> = {},
): SWRResponse<AnswerOf<Row>, Error> {
  const { client, renderedKeys } = useDataContext();
  const key = request === null ? null : pathOf(endpoint, request);
  return useSWR<AnswerOf<Row>, Error>(key, request === null ? null : () => client.call(endpoint, request), {
    revalidateIfStale: !(key !== null && renderedKeys.has(key) && pageIsFresh()),
    ...options,
  });
}

function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

/** Makes a mutation under the specified retry rule. One idempotency key serves both tries. */
export async function callMutation<Row extends Endpoint>(
  client: DataClient,
  endpoint: Row,
  request: RequestOf<Row>,
  options: CallOptions = {},
): Promise<AnswerOf<Row>> {
  const call = { idempotencyKey: crypto.randomUUID(), ...options };
  try {
    return await client.call(endpoint, request, call);
  } catch (error) {
    if (!shouldRetryMutation(error, 1, navigator.onLine)) throw error;
    await wait(MUTATION_RETRY_DELAY_MS);
    return client.call(endpoint, request, call);
  }
}

/** A mutation of the contract; `trigger` takes its request. Its answer does not enter the cache by itself. */
export function useEndpointMutation<Row extends Endpoint>(
  endpoint: Row,
  options: SWRMutationConfiguration<AnswerOf<Row>, Error, string, RequestOf<Row>> = {},
): SWRMutationResponse<AnswerOf<Row>, Error, string, RequestOf<Row>> {
  const { client } = useDataContext();
  return useSWRMutation<AnswerOf<Row>, Error, string, RequestOf<Row>>(
    `${endpoint.method} ${endpoint.path}`,
    (_key, { arg }) => callMutation(client, endpoint, arg),
    options,
  );
}
