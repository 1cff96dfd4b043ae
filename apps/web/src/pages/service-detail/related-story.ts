import type { CaseStudy } from '@uplift/data-client';

/** The newest story from an industry, else the newest there is. */
export function relatedStory(stories: readonly CaseStudy[], industry: string): CaseStudy | undefined {
  return stories.find((story) => story.industry === industry) ?? stories[0];
}
