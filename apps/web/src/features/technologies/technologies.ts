import { publicEndpoints, type TechAsset } from '@uplift/data-client';
import { useEndpoint, useTechAssets } from '@uplift/data-client/swr';
import { fallbackTechnologies } from '../../content/fallback-technologies.ts';

/** Static fallback list that the site serves itself. */
const staticList = {
  ...publicEndpoints.listTechAssets,
  path: '/data/tech-assets.json',
  service: 'core',
} as const;

/**
 * Returns the technologies to show: the API's, the site's own static list if the API fails, or three built-in
 * ones if that fails too. Undefined while loading.
 */
export function useTechnologies(): readonly TechAsset[] | undefined {
  const { data, error } = useTechAssets();
  const fallback = useEndpoint(staticList, error && !data ? {} : null);
  if (data) return data.data;
  if (fallback.data) return fallback.data.data;
  return fallback.error ? fallbackTechnologies : undefined;
}
