'use client';
import useSWR, { type SWRConfiguration, type SWRResponse } from 'swr';
import { type AnswerOf, type Endpoint, pathOf, type RequestOf } from '../contract/endpoint.ts';
import { useDataContext } from './data-provider.tsx';

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
  const { client, freshness } = useDataContext();
  const key = request === null ? null : pathOf(endpoint, request);
  return useSWR<AnswerOf<Row>, Error>(key, request === null ? null : () => client.call(endpoint, request), {
    revalidateIfStale: key === null || !freshness.isFresh(key),
    ...options,
  });
}
