'use client';
import { useCallback } from 'react';
import { useSWRConfig } from 'swr';
import { type AnswerOf, type Endpoint, pathOf, type RequestOf } from '../contract/endpoint.ts';
import { isRecord } from '../contract/is-record.ts';
import { useDataContext } from './data-provider.tsx';
import { isAtOrBelow, isLive, LIVE_SILENCE_LIMIT_MS } from './live-paths.ts';

/** Updates the cached response of a GET endpoint. Does nothing if there is none. */
export type WriteCache = <Row extends Endpoint>(
  endpoint: Row,
  request: NoInfer<RequestOf<Row>> & object,
  update: (cached: AnswerOf<Row>) => AnswerOf<Row>,
) => Promise<void>;

/** Returns a function that updates the data of a key if it is cached. */
function useWriteKey(): <Data>(key: string, update: (cached: Data) => Data) => Promise<void> {
  const { cache, mutate } = useSWRConfig();
  return useCallback(
    async (key, update) => {
      const { data, isValidating = false } = cache.get(key) ?? {};
      if (data === undefined && !isValidating) return;
      // A read in progress may be older than the change. SWR discards its response, so it has to be repeated.
      await mutate(key, (cached) => cached && update(cached), { revalidate: isValidating });
    },
    [cache, mutate],
  );
}

/**
 * Returns a function that writes what a mutation answered into the cached response of a GET endpoint.
 *
 * @example
 * const write = useWriteCache();
 * useEndpointMutation(updateProject, {
 *   write: (project, { params }) => write(getProject, { params }, () => project),
 * });
 */
export function useWriteCache(): WriteCache {
  const writeKey = useWriteKey();
  return useCallback((endpoint, request, update) => writeKey(pathOf(endpoint, request), update), [writeKey]);
}

/** Returns the cached row if it is newer than the changed one. Responses can arrive out of order. */
function newerOf(cached: unknown, changed: object): unknown {
  const isNewer =
    isRecord(cached) && 'version' in changed && Number(cached.version) > Number(changed.version);
  return isNewer ? cached : changed;
}

/**
 * Returns a function that writes a row which a mutation answered into all cached pages of its list, and into
 * the cached response of its own path, `{list}/{id}`. Skips a cached row with a higher `version`. The row must
 * have all fields of the list and of the detail response.
 *
 * @param list path of the list: "/api/admin/users"
 * @example useEndpointMutation(updateUser, { write: useWriteRow('/api/admin/users') });
 */
export function useWriteRow(list: string): (row: { id: string }) => Promise<unknown> {
  const { cache } = useSWRConfig();
  const writeKey = useWriteKey();
  return useCallback(
    (row) => {
      const isRow = (each: unknown) => isRecord(each) && each.id === row.id;
      const withRow = (page: unknown) =>
        isRecord(page) && Array.isArray(page.data)
          ? { ...page, data: page.data.map((each: unknown) => (isRow(each) ? newerOf(each, row) : each)) }
          : page;
      const pages = [...cache.keys()].filter((key) => key === list || key.startsWith(`${list}?`));
      return Promise.all([
        writeKey<unknown>(`${list}/${row.id}`, (cached) => newerOf(cached, row)),
        ...pages.map((key) => writeKey(key, withRow)),
      ]);
    },
    [cache, list, writeKey],
  );
}

/**
 * Returns a function that refetches everything shown from these paths, for what a mutation changed but didn't
 * answer. Skips live paths while a stream is open, because the stream refetches them.
 */
export function useRefetch(): (paths: readonly string[]) => Promise<unknown> {
  const { mutate } = useSWRConfig();
  const { live } = useDataContext();
  return useCallback(
    (paths) => {
      // A dead connection may raise no error, so the flag of an opened stream would not be enough.
      const isStreamOpen = Date.now() - live.heardAt < LIVE_SILENCE_LIMIT_MS;
      return mutate(
        (key) =>
          typeof key === 'string' &&
          paths.some((path) => isAtOrBelow(path, key)) &&
          !(isStreamOpen && isLive(key)),
      );
    },
    [live, mutate],
  );
}
