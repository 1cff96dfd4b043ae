import type { CaseStudy } from '@uplift/data-client';
import { adminEndpoints } from '@uplift/data-client/contract/admin';
import { useEndpoint } from '@uplift/data-client/swr';

type Technologies = NonNullable<CaseStudy['technologies']>;

/** Loads the technologies that stories can name, hidden ones included, by name. */
export function useStoryTechnologies(): {
  technologies: Technologies;
  /** Returns those with these IDs. */
  withIds: (ids: readonly string[]) => Technologies;
} {
  const { data } = useEndpoint(
    adminEndpoints.listAdminTechAssets,
    { query: { state: 'active,inactive', sort: 'name', pageSize: 100 } },
    { revalidateIfStale: true },
  );
  const technologies = data?.data ?? [];
  return { technologies, withIds: (ids) => technologies.filter(({ id }) => ids.includes(id)) };
}
