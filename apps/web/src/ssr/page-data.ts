import { ApiError, type CaseStudy, type DataClient, pathOf, publicEndpoints } from '@uplift/data-client';
import { visitorEndpoints } from '@uplift/data-client/contract/visitor';
import { brand } from '../content/brand.ts';
import { comparedStory } from '../features/stories/chosen-stories.ts';
import { takenDownKey, withoutFinTech } from '../features/stories/success-stories.ts';

const { getCaseStudy, listAssets, listCaseStudies, listTechAssets } = publicEndpoints;

/** API data that a page may need besides the data of the frame. */
export type DataNeed = 'technologies' | 'stories' | 'story' | 'comparedStory' | 'formStamp';

type Source = 'navigationLogo' | 'footerLogo' | DataNeed;

/** Route parameters of a path. */
export type PathParameters = Readonly<Record<string, string | undefined>>;

/** The parts of a URL that decide which data a page needs. */
export interface DataAddress {
  parameters?: PathParameters;
  /** The query string. */
  search?: string;
}

/** A story was requested by a former slug. */
class StoryMoved extends Error {
  readonly slug: string;

  constructor(slug: string) {
    super(`The story is at ${slug}.`);
    this.slug = slug;
  }
}

/** How to read a source. The key is its API path, by which the browser caches it too. */
type Reading = readonly [key: string, read: () => Promise<unknown>];

/** Returns how to read a source at a URL, or null if there is nothing to read. */
type Find = (client: DataClient, address: DataAddress) => Reading | Promise<Reading | null>;

async function readStories(client: DataClient): Promise<{ data: CaseStudy[] }> {
  return { data: withoutFinTech((await client.call(listCaseStudies, {})).data) };
}

const sources: Readonly<Record<Source, Find>> = {
  navigationLogo: (client) => {
    const request = { query: { pageSize: 100 } };
    // The bar needs only one of them. The others would only add to the page size.
    const readLogo = async () => {
      const answer = await client.call(listAssets, request);
      return { ...answer, data: answer.data.filter(({ id }) => id === brand.navigationLogoId) };
    };
    return [pathOf(listAssets, request), readLogo];
  },
  footerLogo: (client) => {
    const request = { query: { category: 'logo' } };
    return [pathOf(listAssets, request), () => client.call(listAssets, request)];
  },
  formStamp: (client) => [
    pathOf(visitorEndpoints.getFormStamp),
    () => client.call(visitorEndpoints.getFormStamp, {}),
  ],
  technologies: (client) => [pathOf(listTechAssets), () => client.call(listTechAssets, {})],
  story: (client, { parameters: { slug = '' } = {} }) => {
    const request = { params: { slug } };
    const readStory = async () => {
      const found = await client.call(getCaseStudy, request);
      if (withoutFinTech([found]).length === 0) throw new Error('The site leaves this story out.');
      if (found.slug !== slug.toLowerCase()) throw new StoryMoved(found.slug);
      return found;
    };
    return [pathOf(getCaseStudy, request), readStory];
  },
  stories: (client) => [pathOf(listCaseStudies), () => readStories(client)],
  comparedStory: async (client, { search }) => {
    const { data } = await readStories(client);
    const story = comparedStory(data, new URLSearchParams(search));
    if (!story) return null;
    const request = { params: { slug: story.slug } };
    return [pathOf(getCaseStudy, request), () => client.call(getCaseStudy, request)];
  },
};

export interface PageData {
  /** API responses by key. */
  data: Record<string, unknown>;
  /** Whether every read succeeded. */
  complete: boolean;
  /** The new path of the page, if it has moved. */
  movedTo?: string;
  /** Whether the page existed and was taken down. */
  takenDown?: boolean;
}

/**
 * Reads everything a page needs, by key. Failed reads are omitted: the browser requests them again and shows
 * fallbacks for those parts.
 */
export async function readPageData(
  client: DataClient,
  needs: readonly DataNeed[],
  address: DataAddress = {},
): Promise<PageData> {
  const names: Source[] = ['navigationLogo', 'footerLogo', ...needs];
  const fate: Pick<PageData, 'movedTo' | 'takenDown'> = {};
  let complete = true;
  const entries = await Promise.all(
    names.map(async (name): Promise<[key: string, answer: unknown][]> => {
      try {
        const reading = await sources[name](client, address);
        if (!reading) return [];
        const [key, read] = reading;
        return [[key, await read()]];
      } catch (error) {
        complete = false;
        if (error instanceof StoryMoved) fate.movedTo = `/success-stories/${error.slug}`;
        if (name !== 'story' || !(error instanceof ApiError) || error.status !== 410) return [];
        fate.takenDown = true;
        return [[takenDownKey(address.parameters?.slug), true]];
      }
    }),
  );
  // In the order of the needs, not of arrival, so that the same page is always byte-identical.
  return { data: Object.fromEntries(entries.flat()), complete, ...fate };
}
