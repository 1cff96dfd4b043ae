import { type CaseStudy, type DataClient, publicEndpoints } from '@uplift/data-client';
import { isPageHandle } from '../../app/page-route.tsx';
import { routes } from '../../app/routes.ts';
import { serviceSummaries } from '../../content/services.ts';
import { withoutFinTech } from '../../features/stories/success-stories.ts';

/** A page of the sitemap. */
interface DatedPage {
  path: string;
  lastModified: Date;
}

interface PublicPage extends DatedPage {
  /** Whether search engines may index the page. */
  listed: boolean;
}

/** Returns the pages of a route with a parameter. */
type Family = (stories: readonly CaseStudy[], builtAt: Date) => readonly DatedPage[];

const families: Readonly<Record<string, Family>> = {
  '/services/:slug': (_stories, builtAt) =>
    serviceSummaries.map(({ slug }) => ({ path: `/services/${slug}`, lastModified: builtAt })),
  '/success-stories/:slug': (stories, builtAt) =>
    stories.map((story) => ({
      path: `/success-stories/${story.slug}`,
      lastModified: changeOf(story) ?? builtAt,
    })),
};

function familyOf(path: string): Family {
  const family = families[path];
  if (family) return family;
  throw new Error(
    `The sitemap does not know which pages are at ${path}. Name them in ssr/metadata/sitemap.ts.`,
  );
}

function changeOf({ updatedAt }: CaseStudy): Date | null {
  return updatedAt ? new Date(updatedAt) : null;
}

/** Returns the stories that have a page. Null if they can't be read. */
export async function readStories(client: DataClient): Promise<readonly CaseStudy[] | null> {
  try {
    const { data } = await client.call(publicEndpoints.listCaseStudies, {});
    return withoutFinTech(data);
  } catch {
    return null;
  }
}

/** Returns every page in the route table that isn't part of an area. */
export function publicPages(stories: readonly CaseStudy[], builtAt: Date): PublicPage[] {
  // A page that shows stories changes with them.
  const changes = stories.map((story) => (changeOf(story) ?? builtAt).getTime());
  const newest = new Date(Math.max(builtAt.getTime(), ...changes));
  return routes.flatMap(({ path = '', handle }) => {
    if (!isPageHandle(handle) || handle.area !== null || path === '*') return [];
    const { listed = false, needs } = handle;
    const pages = path.includes(':')
      ? familyOf(path)(stories, builtAt)
      : [{ path, lastModified: needs.includes('stories') ? newest : builtAt }];
    return pages.map((page) => ({ ...page, listed }));
  });
}

/** Returns the public pages that search engines may index. */
export function listPages(stories: readonly CaseStudy[], builtAt: Date): DatedPage[] {
  return publicPages(stories, builtAt).filter(({ listed }) => listed);
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** Returns pages in the format of https://www.sitemaps.org/protocol.html. */
export function sitemapXml(siteUrl: string, pages: readonly DatedPage[]): string {
  const urls = pages.map(({ path, lastModified }) => {
    const address = `${siteUrl}${encodeURI(path)}`.replace(
      /[&<>]/g,
      (character) => entities[character] ?? '',
    );
    return `<url><loc>${address}</loc><lastmod>${lastModified.toISOString()}</lastmod></url>\n`;
  });
  return (
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
    `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('')}</urlset>\n`
  );
}

/** Returns robots.txt: the paths that crawlers must not visit, and the URL of the sitemap. */
export function robotsText(siteUrl: string): string {
  return [
    'User-agent: *',
    // Images in pages. The longer rule takes precedence.
    'Allow: /api/assets/',
    'Disallow: /api/',
    'Disallow: /client',
    'Disallow: /manager',
    'Disallow: /admin',
    '',
    `Sitemap: ${siteUrl}/sitemap.xml`,
    '',
  ].join('\n');
}
