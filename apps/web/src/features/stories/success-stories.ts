import type { CaseStudy } from '@uplift/data-client';
import { useCaseStudies } from '@uplift/data-client/swr';
import { useMemo } from 'react';
import { sampleStories } from '../../content/sample-stories.ts';

/** Returns the stories that the site shows: all but FinTech, in any spelling. */
export function withoutFinTech(stories: readonly CaseStudy[]): CaseStudy[] {
  return stories.filter(({ industry }) => !/\bfin[\s-]?tech\b/i.test(industry));
}

/** Key in the page data that marks a story as taken down. */
export const takenDownKey = (slug: string | undefined): string => `taken down: ${slug}`;

export interface SuccessStories {
  stories: readonly CaseStudy[];
  /** `sample` if the API failed or has no stories. The site then shows its own examples. */
  status: 'loading' | 'ready' | 'sample';
  /** Whether the API has returned its list of stories. */
  answered: boolean;
}

const none: readonly CaseStudy[] = [];

/** Returns the published success stories, or three samples if there are none. */
export function useSuccessStories(): SuccessStories {
  const { data, error } = useCaseStudies();
  return useMemo(() => {
    const stories = data && withoutFinTech(data.data);
    if (stories && stories.length > 0) return { stories, status: 'ready', answered: true };
    if (stories || error)
      return { stories: sampleStories, status: 'sample', answered: stories !== undefined };
    return { stories: none, status: 'loading', answered: false };
  }, [data, error]);
}
