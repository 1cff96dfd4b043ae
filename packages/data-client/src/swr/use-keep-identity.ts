'use client';
import { useSWRConfig } from 'swr';
import type { Endpoint } from '../contract/endpoint.ts';
import { useDataContext } from './data-provider.tsx';

/** Gives a way to put who is signed in into the cache: a person counts as just read, null means nobody. */
export function useKeepIdentity(): (endpoint: Endpoint, person: object | null) => Promise<void> {
  const { freshness } = useDataContext();
  const { mutate } = useSWRConfig();
  return async ({ path }, person) => {
    if (person) freshness.mark(path);
    else freshness.forget(path);
    await mutate(path, person, { revalidate: false });
  };
}
