import { bytesOf, type EncodedText, encodeText } from '../http/encoded-text.ts';
import { type KeepingCounts, keepByVersion } from '../http/kept-by-version.ts';
import { pagePolicy } from './content-policy.ts';
import type { RenderedPage, Site, SiteRequest, SocialImage } from './site-module.ts';

/** Some hundred pages in all their forms. */
const MAX_KEPT_BYTES = 64 * 1_024 * 1_024;

/** A page, ready to be sent. */
export interface PageAnswer {
  status: number;
  headers: Readonly<Record<string, string>>;
  /** Compressed already where the page is kept. */
  body: string | EncodedText;
  socialImage: SocialImage | null;
}

export interface PublicPagesDependencies {
  site: Site;
  fetch: SiteRequest['fetch'];
  /** The version of the content that there is now. */
  contentVersion: () => string;
  /** Further origins that the page's scripts call. */
  connectOrigins: readonly string[];
}

export interface PublicPages {
  /** The page at an address without a query string: as it is kept, or rendered now. */
  at: (path: string) => PageAnswer | Promise<PageAnswer>;
  /** A page that nobody else gets: of an address with a query string, or of a form that was sent. */
  render: (request: Omit<SiteRequest, 'fetch' | 'contentVersion'>) => Promise<PageAnswer>;
  counts: KeepingCounts;
}

/** Whether everybody who asks for this path gets the same. A letter may be encoded or not, in any number of ways. */
function isForAll(path: string, { status, cacheControl, complete }: RenderedPage): boolean {
  return status === 200 && complete && !/no-store|private/.test(cacheControl) && !path.includes('%');
}

/** Renders pages, and keeps those that are the same for everybody until the content changes. */
export function createPublicPages({
  site,
  fetch,
  contentVersion,
  connectOrigins,
}: PublicPagesDependencies): PublicPages {
  const kept = keepByVersion<PageAnswer>({ version: contentVersion, maxBytes: MAX_KEPT_BYTES });

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
    counts: kept.counts,
    at: (path) =>
      kept.peek(path) ??
      kept.get(path, async (madeOf) => {
        const page = await site.render({ path, fetch, contentVersion: madeOf });
        const answer = answerOf(page);
        if (!isForAll(path, page)) return { value: answer, bytes: null };
        const body = await encodeText(page.html, madeOf);
        return { value: { ...answer, body }, bytes: bytesOf(body) };
      }),
    render: async (request) =>
      answerOf(await site.render({ ...request, fetch, contentVersion: contentVersion() })),
  };
}
