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

/** Keys of the cached pages of a list. */
function pagesOf(keys: Iterable<string>, list: string): string[] {
  return [...keys].filter((key) => key === list || key.startsWith(`${list}?`));
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
      return Promise.all([
        writeKey<unknown>(`${list}/${row.id}`, (cached) => newerOf(cached, row)),
        ...pagesOf(cache.keys(), list).map((key) => writeKey(key, withRow)),
      ]);
    },
    [cache, list, writeKey],
  );
}

/**
 * Returns a function that caches a row which a mutation created, as the response of its own path,
 * `{list}/{id}`. The row must be the response of that path. Doesn't change the list, because only the server
 * knows the row's place in it.
 *
 * @param list path of the list: "/api/admin/users"
 * @example useEndpointMutation(createStory, { write: useWriteNewRow('/api/admin/success-stories') });
 */
export function useWriteNewRow(list: string): (row: { id: string }) => Promise<unknown> {
  const { mutate } = useSWRConfig();
  const { freshness } = useDataContext();
  return useCallback(
    (row) => {
      const key = `${list}/${row.id}`;
      freshness.mark(key);
      return mutate(key, row, { revalidate: false });
    },
    [freshness, list, mutate],
  );
}

/** Reverts an optimistic change. */
export type Revert = () => Promise<unknown>;

/** Returns a function that changes cached data until the server responds. */
function useChangeKeys(): <Data>(keys: readonly string[], change: (cached: Data) => Data) => Revert {
  const { cache, mutate } = useSWRConfig();
  const { freshness } = useDataContext();
  return useCallback(
    (keys, change) => {
      const changes = keys.flatMap((key) => {
        const { data: before, isValidating = false } = cache.get(key) ?? {};
        const after = before === undefined ? before : change(before);
        if (after === before) return [];
        void mutate(key, after, { revalidate: isValidating });
        return [{ key, before, after }];
      });
      return () =>
        Promise.all(
          changes.map(({ key, before, after }) => {
            if (cache.get(key)?.data === after) return mutate(key, before, { revalidate: false });
            // A later change must not be lost, so only the server knows what to show.
            freshness.forget(key);
            return mutate(key);
          }),
        );
    },
    [cache, freshness, mutate],
  );
}

/** Shows an expected change of a GET endpoint's cached response. Does nothing if there is none. */
export type WriteOptimistically = <Row extends Endpoint>(
  endpoint: Row,
  request: NoInfer<RequestOf<Row>> & object,
  update: (cached: AnswerOf<Row>) => AnswerOf<Row>,
) => Revert;

/**
 * Returns a function that shows an expected change of a cached response, for the option `optimistic` of
 * `useEndpointMutation`.
 *
 * @example
 * const writeOptimistically = useOptimisticWrite();
 * useEndpointMutation(updateProject, {
 *   optimistic: ({ params, body }) =>
 *     writeOptimistically(getProject, { params }, (project) => ({ ...project, name: body.name })),
 * });
 */
export function useOptimisticWrite(): WriteOptimistically {
  const changeKeys = useChangeKeys();
  return useCallback(
    (endpoint, request, update) => changeKeys([pathOf(endpoint, request)], update),
    [changeKeys],
  );
}

/**
 * Returns a function that shows an expected change of rows in all cached pages of their list and in their own
 * responses, `{list}/{id}`. Null removes the rows from the pages.
 *
 * @param list path of the list: "/api/admin/users"
 * @example
 * const changeRows = useOptimisticRows<Lead>('/api/admin/leads');
 * useEndpointMutation(updateLead, { optimistic: ({ params, body }) => changeRows([params.id], body) });
 */
export function useOptimisticRows<Row extends { id: string }>(
  list: string,
): (ids: readonly string[], change: Partial<Row> | null) => Revert {
  const { cache } = useSWRConfig();
  const changeKeys = useChangeKeys();
  return useCallback(
    (ids, change) => {
      const isRow = (each: unknown) => isRecord(each) && ids.some((id) => id === each.id);
      const withChange = (each: unknown) => (isRecord(each) && isRow(each) ? { ...each, ...change } : each);
      const inPage = (page: unknown) => {
        if (!isRecord(page) || !Array.isArray(page.data) || !page.data.some(isRow)) return page;
        if (change) return { ...page, data: page.data.map(withChange) };
        const data = page.data.filter((each) => !isRow(each));
        const total = Number(page.total) - (page.data.length - data.length);
        return { ...page, data, ...('total' in page && { total }) };
      };
      const revertPages = changeKeys<unknown>(pagesOf(cache.keys(), list), inPage);
      const revertRows =
        change &&
        changeKeys<unknown>(
          ids.map((id) => `${list}/${id}`),
          withChange,
        );
      return () => Promise.all([revertPages(), revertRows?.()]);
    },
    [cache, changeKeys, list],
  );
}

/**
 * Returns a function that refetches everything shown from these paths, for what a mutation changed but didn't
 * answer. Skips the keys in `written`, because they show the answer, and live paths while a stream is open,
 * because the stream refetches them.
 */
export function useRefetch(): (paths: readonly string[], written?: readonly string[]) => Promise<unknown> {
  const { cache, mutate } = useSWRConfig();
  const context = useDataContext();
  return useCallback(
    async (paths, written = []) => {
      if (context.ended) return;
      const { freshness, live } = context;
      // A dead connection may raise no error, so the flag of an opened stream would not be enough.
      const isStreamOpen = Date.now() - live.heardAt < LIVE_SILENCE_LIMIT_MS;
      const changed = [...cache.keys()].filter(
        (key) => paths.some((path) => isAtOrBelow(path, key)) && !written.includes(key),
      );
      // What isn't on screen is refetched when it is shown again.
      for (const key of changed) freshness.forget(key);
      const refetched = new Set(changed.filter((key) => !(isStreamOpen && isLive(key))));
      return mutate((key) => typeof key === 'string' && refetched.has(key));
    },
    [cache, context, mutate],
  );
}
