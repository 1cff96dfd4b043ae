import type { CaseStudy } from '@uplift/data-client';

const WEEKS_PER_YEAR = 52;

/** Hours that a full-time position works in a week. */
const FULL_TIME_HOURS = 40;

export interface StoryContext {
  hoursPerYear: number;
  /** Full-time positions that the hours amount to, to a tenth. */
  positions: number;
  /** Dollars saved per hour saved; null where no hours were saved. */
  savingsPerHour: number | null;
}

/** What a story's figures come to in terms that an owner thinks in. */
export function contextOf({ hoursSaved, savings }: CaseStudy): StoryContext {
  const hoursPerYear = hoursSaved * WEEKS_PER_YEAR;
  return {
    hoursPerYear,
    positions: Math.round((hoursSaved / FULL_TIME_HOURS) * 10) / 10,
    savingsPerHour: hoursPerYear > 0 ? savings / hoursPerYear : null,
  };
}

/** The story after one in the list; the first after the last. Undefined where there is no other. */
export function storyAfter(stories: readonly CaseStudy[], slug: string | undefined): CaseStudy | undefined {
  const index = stories.findIndex((story) => story.slug === slug);
  const next = stories[index + 1] ?? stories[0];
  return next?.slug === slug ? undefined : next;
}
