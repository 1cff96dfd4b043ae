import type { CaseStudy } from '@uplift/data-client';

/** The newest story from an industry, or the newest of all stories. */
export function relatedStory(stories: readonly CaseStudy[], industry: string): CaseStudy | undefined {
  return stories.find((story) => story.industry === industry) ?? stories[0];
}
