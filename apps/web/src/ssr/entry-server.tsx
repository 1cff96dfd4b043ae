import { hash } from 'node:crypto';
import { Writable } from 'node:stream';
import { createDataClient, type ServiceOrigins } from '@uplift/data-client';
import { TOASTER_STYLE_HASH } from '@uplift/ui/toaster';
import { type ReactElement, StrictMode } from 'react';
import { renderToPipeableStream, renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { App } from '../app/app.tsx';
import { pageAt, parametersAt } from '../app/find-page.ts';
import type { PageHandle } from '../app/page-route.tsx';
import type { FormSubmission, PageIntroduction, PageResponse } from '../app/site-context.tsx';
import { dayIn } from '../app/time/zoned-format.ts';
import { preloadedFonts } from '../layout/fonts.tsx';
import { documentHtml, earlyScript, startScript } from './document.ts';
import { embeddableJson } from './embeddable-json.ts';
import { llmsText } from './metadata/llms.ts';
import { listPages, publicPages, readStories, robotsText, sitemapXml } from './metadata/sitemap.ts';
import {
  type SocialCard,
  type SocialImage,
  socialImageAddress,
  socialImageOf,
  socialImageText,
} from './metadata/social-card.ts';
import { SocialCardTags } from './metadata/social-card-tags.tsx';
import { pageGraph } from './metadata/structured-data.ts';
import { readPageData } from './page-data.ts';
import { scriptsOf } from './page-scripts.ts';
import { createStyleCache, rulesIn } from './page-styles.ts';

export interface SiteOptions {
  /** Vite manifest of the client build. Null on the development server. */
  manifest: unknown;
  /** Public URL of the site, without a trailing slash. */
  siteUrl: string;
  /** The office's IANA time zone. Due dates are days in this zone. */
  officeTimeZone: string;
  /** Origins of services that are deployed separately. */
  origins: ServiceOrigins;
  /** Build time of the site. @default now, as on the development server */
  builtAt?: Date;
}

export interface SiteRequest {
  /** Path and query string. */
  path: string;
  /** Calls the API as an anonymous visitor. */
  fetch: (path: string, init: RequestInit) => Promise<Response>;
  /** The rejected form post that this page responds to. */
  submission?: FormSubmission;
}

export interface RenderedPage {
  status: number;
  html: string;
  /** Target of a redirect. */
  location?: string;
  cacheControl: string;
  /** The same for CDNs only (RFC 9213), which may cache longer. */
  cdnCacheControl?: string;
  /** Value of the `Link` header. Preloads files before the browser has parsed the page. */
  link?: string;
  /** Whether every API call succeeded. If not, the page shows fallbacks and shouldn't be cached. */
  complete: boolean;
  /** Image for link previews on other sites. Null for pages without one. */
  socialImage: SocialImage | null;
  /** Quoted CSP hashes of the inline scripts and styles: `'sha256-…'`. */
  scriptHashes: string[];
  styleHashes: string[];
}

function hashOf(content: string): string {
  return `'sha256-${hash('sha256', content, 'base64')}'`;
}

/**
 * The page's head also preloads the fonts, and the first frame waits for them. With the `Link` header they
 * are more often loaded by the first layout, and CDNs may send them as early hints while they fetch the page.
 */
const fontLinks = preloadedFonts
  .map((href) => `<${href}>; rel=preload; as=font; type="font/woff2"; crossorigin`)
  .join(', ');

const scriptHashes = [hashOf(earlyScript), hashOf(startScript)];

/** React emits hoisted head elements before the page's own markup. */
const hoisted = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)+/;

/** Renders a page after the code of all its parts has loaded. */
function renderWhenLoaded(page: ReactElement): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const output = new Writable({
      // The page is complete before any of it is written, so backpressure gains nothing.
      highWaterMark: Number.MAX_SAFE_INTEGER,
      write: (chunk: Buffer, _encoding, written) => {
        chunks.push(chunk);
        written();
      },
      final: (ended) => {
        resolve(Buffer.concat(chunks).toString());
        ended();
      },
    });
    const { pipe } = renderToPipeableStream(page, {
      // Otherwise React moves lazy parts into hidden blocks that need a script.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => pipe(output),
      onShellError: reject,
      onError: reject,
    });
  });
}

/** Splits a request into path and query. Normalizes leading slashes: browsers read a backslash as a slash. */
function readAddress(path: string): { pathname: string; search: string } {
  const { pathname, search } = URL.parse(path.replace(/^[/\\]+/, '/'), 'http://site.invalid') ?? {
    pathname: path,
    search: '',
  };
  return { pathname, search };
}

/**
 * Returns the canonical path: lowercase, no trailing slash, no double slashes. Encoded paths keep their case,
 * because no page has one.
 */
function canonicalPath(pathname: string): string {
  return (pathname.includes('%') ? pathname : pathname.toLowerCase())
    .replace(/\/{2,}/g, '/')
    .replace(/(?<=.)\/$/, '');
}

function redirect(status: 301 | 308, location: string, cacheControl: string): RenderedPage {
  return {
    status,
    location,
    html: '',
    cacheControl,
    complete: true,
    socialImage: null,
    scriptHashes: [],
    styleHashes: [],
  };
}

type CacheHeaders = Pick<RenderedPage, 'cacheControl' | 'cdnCacheControl'>;

/**
 * Browsers revalidate each time by ETag, because a cached page would reference scripts of an older build.
 * Shared caches may serve a page for one minute. CDNs that support RFC 9213 may serve it stale for ten more
 * minutes while they revalidate.
 */
const forAll: CacheHeaders = {
  cacheControl: 'public, max-age=0, s-maxage=60',
  cdnCacheControl: 'max-age=60, stale-while-revalidate=600',
};

/**
 * Sign-in pages, areas and pages with a form stamp must not be cached. Missing or incomplete pages must be
 * revalidated, because they may change at any time.
 */
function cachingOf(
  page: PageHandle | undefined,
  { status, complete }: { status: number; complete: boolean },
): CacheHeaders {
  if (page?.area || page?.needs.includes('formStamp')) return { cacheControl: 'no-store' };
  return status === 200 && complete ? forAll : { cacheControl: 'no-cache' };
}

interface Introduction {
  html: string;
  image: SocialImage;
}

/** Returns metadata for the head: tags for link previews and structured data for search engines. */
function introduce(siteUrl: string, head: PageIntroduction): Introduction {
  const { title, description, address, facts } = head;
  const card: SocialCard = facts.card ?? { title, text: description };
  const image = socialImageOf(card);
  const imageAddress = socialImageAddress(siteUrl, address, image);
  const tags = renderToStaticMarkup(
    <SocialCardTags
      head={head}
      image={image}
      imageAddress={imageAddress}
      imageText={socialImageText(card)}
    />,
  );
  const graph = pageGraph(
    { siteUrl, address, title, description, image: imageAddress },
    facts.structuredData,
  );
  const script = `<script type="application/ld+json">${embeddableJson(graph)}</script>`;
  return { html: tags + script, image };
}

/** Creates the site: renders pages by path, and returns the sitemap, robots.txt and llms.txt. */
export function createSite({
  manifest,
  siteUrl,
  officeTimeZone,
  origins,
  builtAt = new Date(),
}: SiteOptions) {
  async function render({ path, fetch, submission }: SiteRequest): Promise<RenderedPage> {
    const { pathname, search } = readAddress(path);
    const canonical = canonicalPath(pathname);
    if (canonical !== path.slice(0, path.length - search.length)) {
      return redirect(308, `${canonical}${search}`, 'public, max-age=3600');
    }

    const page = pageAt(pathname);
    const client = createDataClient({ fetch, hostname: 'localhost' });
    const read = await readPageData(client, page?.needs ?? [], {
      parameters: parametersAt(pathname),
      search,
    });
    const { data, complete, movedTo, takenDown = false } = read;
    // A story may get an earlier slug back, so caches must revalidate this redirect.
    if (movedTo) return redirect(301, `${movedTo}${search}`, 'no-cache');

    const response: PageResponse = { status: submission?.status ?? 200, head: null };
    const serverYear = dayIn(officeTimeZone, Date.now()).slice(0, 4);
    const styleCache = createStyleCache();
    styleCache.compat = true;
    const element = (
      <StrictMode>
        <StaticRouter location={`${pathname}${search}`}>
          <App
            styleCache={styleCache}
            client={client}
            data={data}
            siteUrl={siteUrl}
            officeTimeZone={officeTimeZone}
            serverYear={serverYear}
            response={response}
            submission={submission}
          />
        </StaticRouter>
      </StrictMode>
    );
    const rendered = await renderWhenLoaded(element);
    const [head = ''] = hoisted.exec(rendered) ?? [];
    const rules = rulesIn(styleCache);
    const { head: introduction } = response;
    const status = takenDown && response.status === 404 ? 410 : response.status;
    const introduced = introduction && status === 200 ? introduce(siteUrl, introduction) : null;
    return {
      status,
      html: documentHtml({
        head: head + (introduced?.html ?? ''),
        styles: rules,
        body: rendered.slice(head.length),
        start: { siteUrl, officeTimeZone, serverYear, origins, data, ...(submission ? { submission } : {}) },
        fonts: preloadedFonts,
        scripts: scriptsOf(manifest, page?.module),
      }),
      ...cachingOf(page, { status, complete }),
      link: fontLinks,
      complete,
      socialImage: introduced?.image ?? null,
      scriptHashes,
      // After sign-in, the toasts of an area appear without a page load, so every page allows their styles.
      styleHashes: [hashOf(rules), TOASTER_STYLE_HASH],
    };
  }

  /** Returns the sitemap as XML. Null if the API can't be read, because pages would be missing. */
  async function sitemap({ fetch }: Pick<SiteRequest, 'fetch'>): Promise<string | null> {
    const client = createDataClient({ fetch, hostname: 'localhost' });
    const stories = await readStories(client);
    return stories && sitemapXml(siteUrl, listPages(stories, builtAt));
  }

  /** Returns the path of every public page. Null if the API can't be read, because pages would be missing. */
  async function publicPaths({ fetch }: Pick<SiteRequest, 'fetch'>): Promise<string[] | null> {
    const client = createDataClient({ fetch, hostname: 'localhost' });
    const stories = await readStories(client);
    return stories && publicPages(stories, builtAt).map(({ path }) => path);
  }

  return { render, sitemap, publicPaths, robots: robotsText(siteUrl), llms: llmsText(siteUrl) };
}
