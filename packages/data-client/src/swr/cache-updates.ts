'use client';
import { useCallback } from 'react';
import { useSWRConfig } from 'swr';
import { type AnswerOf, type Endpoint, pathOf, type RequestOf } from '../contract/endpoint.ts';
import { useDataContext } from './data-provider.tsx';
import { isAtOrBelow, isLive } from './live-paths.ts';

/** Updates the cached response of a GET endpoint. Does nothing if there is none. */
export type WriteCache = <Row extends Endpoint>(
  endpoint: Row,
  request: NoInfer<RequestOf<Row>> & object,
  update: (cached: AnswerOf<Row>) => AnswerOf<Row>,
) => Promise<void>;

/**
 * Returns a function that writes what a mutation answered into the cached response of a GET endpoint.
 *
 * @example
 * const write = useWriteCache();
 * useEndpointMutation(updateNote, {
 *   write: (note, { params }) => write(getNote, { params }, () => note),
 * });
 */
export function useWriteCache(): WriteCache {
  const { cache, mutate } = useSWRConfig();
  return useCallback(
    async (endpoint, request, update) => {
      const key = pathOf(endpoint, request);
      const { data, isValidating = false } = cache.get(key) ?? {};
      if (data === undefined && !isValidating) return;
      // A read in progress may be older than the change. SWR discards its response, so it has to be repeated.
      await mutate(key, (cached) => cached && update(cached), { revalidate: isValidating });
    },
    [cache, mutate],
  );
}

/**
 * Returns a function that refetches everything shown from these paths, for what a mutation changed but didn't
 * answer. Leaves out what the open live stream refetches anyway.
 */
export function useRefetch(): (paths: readonly string[]) => Promise<unknown> {
  const { mutate } = useSWRConfig();
  const { live } = useDataContext();
  return useCallback(
    (paths) =>
      mutate(
        (key) =>
          typeof key === 'string' &&
          paths.some((path) => isAtOrBelow(path, key)) &&
          !(live.open && isLive(key)),
      ),
    [live, mutate],
  );
}
