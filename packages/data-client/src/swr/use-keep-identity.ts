'use client';
import { useSWRConfig } from 'swr';
import { useDataContext } from './data-provider.tsx';
import type { accountUserPath, clientSessionPath } from './identity-paths.ts';

type IdentityPath = typeof accountUserPath | typeof clientSessionPath;

/**
 * Returns a function that caches the signed-in user: a user counts as freshly read, null means signed out.
 */
export function useKeepIdentity(): (path: IdentityPath, person: object | null) => Promise<void> {
  const { freshness } = useDataContext();
  const { mutate } = useSWRConfig();
  return async (path, person) => {
    if (person) freshness.mark(path);
    else freshness.forget(path);
    await mutate(path, person, { revalidate: false });
  };
}
