'use client';
import { useCallback } from 'react';
import { useSWRConfig } from 'swr';
import { useDataContext } from './data-provider.tsx';
import { beginPreload } from './preloads.ts';

/**
 * Gives the function that reads a path before it is needed: when a person is about to follow a link, for instance.
 * The hook that needs it later finds the answer, or waits for it. What was read already is not read again.
 *
 * @example
 * const preload = usePreload();
 * <Link to="/results" onPointerEnter={() => preload('/api/case-studies')} />
 */
export function usePreload(): (path: string) => void {
  const { client, preloads } = useDataContext();
  const { cache } = useSWRConfig();
  return useCallback(
    (path) => {
      if (cache.get(path)?.data !== undefined) return;
      beginPreload(preloads, path, () => client.getJson(path));
    },
    [cache, client, preloads],
  );
}
