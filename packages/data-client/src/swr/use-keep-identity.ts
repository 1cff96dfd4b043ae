'use client';
import { useSWRConfig } from 'swr';
import { useDataContext } from './data-provider.tsx';
import type { accountUserPath, clientSessionPath } from './identity-paths.ts';

type IdentityPath = typeof accountUserPath | typeof clientSessionPath;

/** Gives a way to put who is signed in into the cache: a person counts as just read, null means nobody. */
export function useKeepIdentity(): (path: IdentityPath, person: object | null) => Promise<void> {
  const { freshness } = useDataContext();
  const { mutate } = useSWRConfig();
  return async (path, person) => {
    if (person) freshness.mark(path);
    else freshness.forget(path);
    await mutate(path, person, { revalidate: false });
  };
}
