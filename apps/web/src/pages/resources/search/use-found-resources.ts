import { useEffect, useState } from 'react';
import { type ResourceSlug, type ResourceSummary, resourceSummaries } from '../../../content/resources.ts';
import { htmlInPage } from '../reading/piece-in-page.ts';
import { findResources, type ResourceQuery } from './resource-search.ts';

type Texts = ReadonlyMap<ResourceSlug, string>;

async function loadTexts(): Promise<Texts> {
  const { loadPiece } = await import('../reading/load-piece.ts');
  return new Map(
    await Promise.all(resourceSummaries.map(async ({ slug }) => [slug, await loadPiece(slug)] as const)),
  );
}

/**
 * The resources that match a query. The first search loads texts that aren't in the page. Until they arrive,
 * it covers titles and summaries.
 */
export function useFoundResources(query: ResourceQuery): readonly ResourceSummary[] {
  const [texts, setTexts] = useState<Texts | null>(null);
  const searching = query.words !== '';
  useEffect(() => {
    if (!searching || texts || resourceSummaries.every(({ slug }) => htmlInPage(slug))) return;
    let left = false;
    loadTexts().then(
      (loaded) => {
        if (!left) setTexts(loaded);
      },
      () => {},
    );
    return () => {
      left = true;
    };
  }, [searching, texts]);
  return findResources(resourceSummaries, query, ({ slug }) => texts?.get(slug) ?? htmlInPage(slug));
}
