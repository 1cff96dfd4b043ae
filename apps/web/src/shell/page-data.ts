import { type DataClient, pathOf, publicEndpoints } from '@uplift/data-client';
import { brand } from '../content/brand.ts';
import { withoutFinTech } from './success-stories.ts';

const { listAssets, listCaseStudies, listTechAssets } = publicEndpoints;

/** What a page may read from the API besides what the frame around it reads. */
export type DataNeed = 'technologies' | 'stories';

type Source = 'navigationLogo' | 'footerLogo' | DataNeed;

/** Reads a source, and gives the path that is its key on the client. */
type Read = (client: DataClient) => readonly [key: string, value: Promise<unknown>];

const sources: Readonly<Record<Source, Read>> = {
  navigationLogo: (client) => {
    const request = { query: { pageSize: 100 } };
    // The bar looks for one of them; the rest would only weigh on the page.
    const logo = client.call(listAssets, request).then((answer) => ({
      ...answer,
      data: answer.data.filter(({ id }) => id === brand.navigationLogoId),
    }));
    return [pathOf(listAssets, request), logo];
  },
  footerLogo: (client) => {
    const request = { query: { category: 'logo' } };
    return [pathOf(listAssets, request), client.call(listAssets, request)];
  },
  technologies: (client) => [pathOf(listTechAssets), client.call(listTechAssets, {})],
  stories: (client) => [
    pathOf(listCaseStudies),
    client.call(listCaseStudies, {}).then(({ data }) => ({ data: withoutFinTech(data) })),
  ],
};

/**
 * Everything that a page needs, by key. What cannot be read is left out: the browser asks again and shows the
 * fallbacks of that part.
 */
export async function readPageData(
  client: DataClient,
  needs: readonly DataNeed[],
): Promise<Record<string, unknown>> {
  const names: Source[] = ['navigationLogo', 'footerLogo', ...needs];
  const data: Record<string, unknown> = {};
  await Promise.all(
    names.map(async (name) => {
      const [key, value] = sources[name](client);
      try {
        data[key] = await value;
      } catch {
        // Left out on purpose, see above.
      }
    }),
  );
  return data;
}
