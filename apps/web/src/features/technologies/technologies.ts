import { type CaseStudy, publicEndpoints, type TechAsset } from '@uplift/data-client';
import { useEndpoint, useTechAssets } from '@uplift/data-client/swr';
import type { Technology } from '@uplift/tech-showcase';
import { useMemo } from 'react';
import { fallbackTechnologies } from '../../content/fallback-technologies.ts';
import { useSuccessStories } from '../stories/success-stories.ts';

/** Static fallback list that the site serves itself. */
const staticList = {
  ...publicEndpoints.listTechAssets,
  path: '/data/tech-assets.json',
  service: 'core',
} as const;

/** Adds links to the stories that used each technology, and counts only those that the site shows. */
export function withStories(
  technologies: readonly TechAsset[],
  stories: readonly CaseStudy[],
): readonly Technology[] {
  return technologies.map((technology) => {
    const used = stories.filter((story) => story.technologies?.some(({ id }) => id === technology.id));
    return {
      ...technology,
      stories: used.map(({ title, slug }) => ({ title, href: `/success-stories/${slug}` })),
      storyCount: used.length,
    };
  });
}

/**
 * Returns the technologies to show: the API's, the site's own static list if the API fails, or three built-in
 * ones if that fails too. Undefined while loading.
 */
export function useTechnologies(): readonly Technology[] | undefined {
  const { data, error } = useTechAssets();
  const fallback = useEndpoint(staticList, error && !data ? {} : null);
  const { stories, status } = useSuccessStories();
  const technologies =
    data?.data ?? fallback.data?.data ?? (fallback.error ? fallbackTechnologies : undefined);
  return useMemo(
    () => technologies && (status === 'ready' ? withStories(technologies, stories) : technologies),
    [technologies, stories, status],
  );
}
