import { bytesOf, type EncodedText, encodeText } from '../http/encoded-text.ts';
import { createVersionedCache } from '../http/versioned-cache.ts';
import { retryLater } from '../http-error.ts';
import { pagePolicy } from './content-policy.ts';
import type { RenderedPage, Site, SiteRequest, SocialImage } from './site-module.ts';

/** Room for a few hundred pages in all encodings. */
const MAX_CACHED_BYTES = 64 * 1_024 * 1_024;

/** A rendered page, ready to be sent. */
export interface PageAnswer {
  status: number;
  headers: Readonly<Record<string, string>>;
  /** Precompressed if the page is cached. */
  body: string | EncodedText;
  socialImage: SocialImage | null;
}

export type PublicPages = ReturnType<typeof createPublicPages>;

/**
 * Whether the page is the same for every visitor, so that it can be cached. Paths with `%` are excluded: one
 * path can be percent-encoded in many ways, and each would fill an entry.
 */
function isForAll(path: string, { status, cacheControl, complete }: RenderedPage): boolean {
  return status === 200 && complete && !/no-store|private/.test(cacheControl) && !path.includes('%');
}

/**
 * Renders pages. Caches those that are the same for every visitor until the content changes.
 *
 * @param contentVersion the current content version
 * @param connectOrigins additional origins that the page's scripts call
 */
export function createPublicPages(
  { site, fetch }: { site: Site; fetch: SiteRequest['fetch'] },
  contentVersion: () => string,
  connectOrigins: readonly string[],
) {
  const cache = createVersionedCache<PageAnswer>({ version: contentVersion, maxBytes: MAX_CACHED_BYTES });

  const paths = createVersionedCache<ReadonlySet<string>>({ version: contentVersion, maxBytes: 1 });

  async function readPaths(): Promise<ReadonlySet<string>> {
    const found = await site.publicPaths({ fetch });
    if (found !== null) return new Set(found);
    throw retryLater(503, 60, 'The pages of the site cannot be listed right now. Try again in a minute.');
  }

  function answerOf(page: RenderedPage): PageAnswer {
    return {
      status: page.status,
      headers: {
        'Content-Type': 'text/html; charset=utf-8',
        'Cache-Control': page.cacheControl,
        'Content-Security-Policy': pagePolicy(page, connectOrigins),
        ...(page.cdnCacheControl === undefined ? {} : { 'CDN-Cache-Control': page.cdnCacheControl }),
        ...(page.link === undefined ? {} : { Link: page.link }),
        ...(page.location === undefined ? {} : { Location: page.location }),
      },
      body: page.html,
      socialImage: page.socialImage,
    };
  }

  return {
    counts: cache.counts,
    /** Returns the page at a path without a query string, from the cache or newly rendered. */
    at: (path: string): PageAnswer | Promise<PageAnswer> =>
      cache.peek(path) ??
      cache.get(path, async () => {
        const page = await site.render({ path, fetch });
        const answer = answerOf(page);
        if (!isForAll(path, page)) return { value: answer, bytes: null };
        const body = await encodeText(page.html);
        return { value: { ...answer, body }, bytes: bytesOf(body) };
      }),
    /** Whether a path is that of a public page. Renders nothing. @throws HttpError 503 */
    has: async (path: string) =>
      (await paths.get('', async () => ({ value: await readPaths(), bytes: 1 }))).has(path),
    /** Renders an uncached page: one with a query string or a submitted form. */
    render: async (request: Omit<SiteRequest, 'fetch'>) => answerOf(await site.render({ ...request, fetch })),
  };
}
