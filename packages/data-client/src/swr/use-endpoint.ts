'use client';
import useSWR, { type SWRConfiguration, type SWRResponse } from 'swr';
import { type AnswerOf, type Endpoint, pathOf, type RequestOf } from '../contract/endpoint.ts';
import { readAnswer } from '../http/read-answer.ts';
import { useDataContext } from './data-provider.tsx';

/**
 * Reads an endpoint of the contract. A `null` request waits: nothing is sent until there is one.
 *
 * @param endpoint a GET endpoint of the contract with a JSON response
 */
export function useEndpoint<Row extends Endpoint>(
  endpoint: Row,
  request: RequestOf<Row> | null,
  options: Pick<SWRConfiguration, 'shouldRetryOnError' | 'revalidateIfStale' | 'keepPreviousData'> = {},
): SWRResponse<AnswerOf<Row>, Error> {
  const { freshness, getJson } = useDataContext();
  const key = request === null ? null : pathOf(endpoint, request);
  return useSWR<AnswerOf<Row>, Error>(
    key,
    async (path: string) => readAnswer(endpoint, await getJson(path), path),
    {
      revalidateIfStale: key === null || !freshness.isFresh(key),
      ...options,
    },
  );
}
