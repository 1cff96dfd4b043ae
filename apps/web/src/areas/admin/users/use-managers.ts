import { adminEndpoints, type User } from '@uplift/data-client/contract/admin';
import { useEndpoint } from '@uplift/data-client/swr';

const NONE: readonly User[] = [];

export interface Managers {
  /** Those who may run clients, by name. */
  managers: readonly User[];
  /** Why they could not be loaded. */
  error: Error | undefined;
  retry: () => void;
}

/** The managers who may run clients: whoever is invited may be given some before they come. */
export function useManagers(): Managers {
  const { data, error, mutate } = useEndpoint(
    adminEndpoints.listUsers,
    { query: { role: 'manager', state: 'active,invited', pageSize: 100 } },
    { revalidateIfStale: true },
  );
  return { managers: data?.data ?? NONE, error: data ? undefined : error, retry: () => void mutate() };
}
