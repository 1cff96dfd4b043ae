'use client';
import { useCallback } from 'react';
import { useSWRConfig } from 'swr';
import { useDataContext } from './data-provider.tsx';
import { beginPreload } from './preloads.ts';

/**
 * Returns a function that preloads a path, for example when a visitor is about to follow a link. The hook
 * that needs the data later finds the response or waits for it. Data already read is not requested again.
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
