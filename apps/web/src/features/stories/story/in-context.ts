import type { CaseStudy } from '@uplift/data-client';

const WEEKS_PER_YEAR = 52;

/** Weekly hours of a full-time position. */
const FULL_TIME_HOURS = 40;

export interface StoryContext {
  hoursPerYear: number;
  /** Full-time positions that the hours amount to, rounded to a tenth. */
  positions: number;
  /** Dollars saved per hour saved. Null if no hours were saved. */
  savingsPerHour: number | null;
}

/** Converts a story's figures to the terms that owners think in. */
export function contextOf({ hoursSaved, savings }: CaseStudy): StoryContext {
  const hoursPerYear = hoursSaved * WEEKS_PER_YEAR;
  return {
    hoursPerYear,
    positions: Math.round((hoursSaved / FULL_TIME_HOURS) * 10) / 10,
    savingsPerHour: hoursPerYear > 0 ? savings / hoursPerYear : null,
  };
}

/** The next story in the list. Wraps around after the last. Undefined if there is no other. */
export function storyAfter(stories: readonly CaseStudy[], slug: string | undefined): CaseStudy | undefined {
  const index = stories.findIndex((story) => story.slug === slug);
  const next = stories[index + 1] ?? stories[0];
  return next?.slug === slug ? undefined : next;
}
