import { adminEndpoints, type User } from '@uplift/data-client/contract/admin';
import { useEndpoint } from '@uplift/data-client/swr';

export interface Managers {
  /** Managers who can be assigned to clients, by name. Undefined until they have loaded. */
  managers: readonly User[] | undefined;
  /** Why the managers failed to load. */
  error: Error | undefined;
  retry: () => void;
}

/** Loads the managers who can be assigned to clients, including those with a pending invitation. */
export function useManagers(): Managers {
  const { data, error, mutate } = useEndpoint(
    adminEndpoints.listUsers,
    { query: { role: 'manager', state: 'active,invited', pageSize: 100 } },
    { revalidateIfStale: true },
  );
  return { managers: data?.data, error: data ? undefined : error, retry: () => void mutate() };
}
