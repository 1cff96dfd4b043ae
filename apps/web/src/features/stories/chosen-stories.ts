import type { CaseStudy } from '@uplift/data-client';

// Chooses stories by query string. Server and browser choose alike, so the page embeds the data it shows.

/** Returns the stories of an industry, or all stories if none matches. */
export function inIndustry(stories: readonly CaseStudy[], industry: string | null): readonly CaseStudy[] {
  const found = stories.filter((story) => story.industry === industry);
  return found.length > 0 ? found : stories;
}

/** Returns the story for the before-and-after figures: the named one, or the first of the industry. */
export function comparedStory(stories: readonly CaseStudy[], search: URLSearchParams): CaseStudy | undefined {
  const shown = inIndustry(stories, search.get('industry'));
  return shown.find(({ slug }) => slug === search.get('story')) ?? shown[0];
}
