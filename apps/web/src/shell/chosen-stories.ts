import type { CaseStudy } from '@uplift/data-client';

// Which stories the address of a page asks for. Server and browser choose alike, so that a page comes with what it shows.

/** The stories of an industry; all of them where none is named or the name is unknown. */
export function inIndustry(stories: readonly CaseStudy[], industry: string | null): readonly CaseStudy[] {
  const found = stories.filter((story) => story.industry === industry);
  return found.length > 0 ? found : stories;
}

/** The story whose figures before and after are shown: the one that is named, or else the first of the industry. */
export function comparedStory(stories: readonly CaseStudy[], search: URLSearchParams): CaseStudy | undefined {
  const shown = inIndustry(stories, search.get('industry'));
  return shown.find(({ slug }) => slug === search.get('story')) ?? shown[0];
}
