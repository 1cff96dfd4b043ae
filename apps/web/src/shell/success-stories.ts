import type { CaseStudy } from '@uplift/data-client';
import { useCaseStudies } from '@uplift/data-client/swr';
import { useMemo } from 'react';
import { sampleStories } from '../content/sample-stories.ts';

/** The stories that the site shows: FinTech entries are left out, however they are written. */
export function withoutFinTech(stories: readonly CaseStudy[]): CaseStudy[] {
  return stories.filter(({ industry }) => !/\bfin[\s-]?tech\b/i.test(industry));
}

/** The key of the page's data that says of a story that it was taken off the site. */
export const takenDownKey = (slug: string | undefined): string => `taken down: ${slug}`;

export interface SuccessStories {
  stories: readonly CaseStudy[];
  /** `sample` when the API failed or has none: what is shown then are our own examples. */
  status: 'loading' | 'ready' | 'sample';
  /** Whether the API has said which stories there are. */
  answered: boolean;
}

const none: readonly CaseStudy[] = [];

/** The published success stories, or three samples where there are none to be had. */
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
