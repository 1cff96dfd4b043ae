import { hash } from 'node:crypto';
import { Writable } from 'node:stream';
import { createDataClient, type ServiceOrigins } from '@uplift/data-client';
import { TOASTER_STYLE_HASH } from '@uplift/ui/toaster';
import { type ReactElement, StrictMode } from 'react';
import { renderToPipeableStream, renderToStaticMarkup, renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { App } from './app.tsx';
import { type PageHandle, pageAt, parametersAt } from './routes.tsx';
import { documentHtml, earlyScript, startScript } from './shell/document.ts';
import { embeddableJson } from './shell/embeddable-json.ts';
import { preloadedFonts } from './shell/fonts.tsx';
import { inheritStyles, type KeptPage, keepParts, withoutMarks } from './shell/kept-parts.ts';
import { readPageData } from './shell/page-data.ts';
import { createContentMemory, createMemory, forgetful } from './shell/page-memory.ts';
import { scriptsOf } from './shell/page-scripts.ts';
import { createStyleCache, type KnownStyles, type PageRules, rulesIn } from './shell/page-styles.ts';
import type { FormSubmission, PageIntroduction, PageResponse } from './shell/site-context.tsx';
import { listPages, readStories, robotsText, sitemapXml } from './shell/sitemap.ts';
import {
  type SocialCard,
  type SocialImage,
  socialImageAddress,
  socialImageOf,
  socialImageText,
} from './shell/social-card.ts';
import { SocialCardTags } from './shell/social-card-tags.tsx';
import { pageGraph } from './shell/structured-data.ts';

export interface SiteOptions {
  /** Vite's manifest of the client build; null on the development server. */
  manifest: unknown;
  /** The address that visitors use, without a trailing slash. */
  siteUrl: string;
  /** The IANA time zone whose day is that of due dates. */
  officeTimeZone: string;
  /** Origins of services that are deployed apart. */
  origins: ServiceOrigins;
  /** When the site was built. @default now, as on the development server */
  builtAt?: Date;
}

export interface SiteRequest {
  /** Path and query string. */
  path: string;
  /** Reads the API, as an anonymous visitor. */
  fetch: (path: string, init: RequestInit) => Promise<Response>;
  /** The version of the API's content: what was read of it is not read again. @default reads each time */
  contentVersion?: string;
  /** The form that was posted to this page and refused. */
  submission?: FormSubmission;
}

export interface RenderedPage {
  status: number;
  html: string;
  /** Where a redirect leads. */
  location?: string;
  cacheControl: string;
  /** The same for content delivery networks alone, where they may do more. */
  cdnCacheControl?: string;
  /** Files that a browser asks for before it has read the page, as the value of a `Link` header. */
  link?: string;
  /** Whether the API answered all that the page asked of it; if not, it shows fallbacks and is not worth keeping. */
  complete: boolean;
  /** The picture by which other sites show the page; null where they have no reason to. */
  socialImage: SocialImage | null;
  /** Quoted hashes of the inline scripts and styles: `'sha256-…'`. */
  scriptHashes: string[];
  styleHashes: string[];
}

function hashOf(content: string): string {
  return `'sha256-${hash('sha256', content, 'base64')}'`;
}

/**
 * The fonts stand in the head of a page as well, which holds its first frame for them. Named before it, they are there
 * more often when the page is laid out for the first time, and networks between may name them while they ask for it.
 */
const fontLinks = preloadedFonts
  .map((href) => `<${href}>; rel=preload; as=font; type="font/woff2"; crossorigin`)
  .join(', ');

const scriptHashes = [hashOf(earlyScript), hashOf(startScript)];

/** React writes what belongs into the head in front of the page's own markup. */
const hoisted = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)+/;

/** Stands where React left out a part that was not there yet. */
const LEFT_OUT = '<!--$!-->';

/** A page in one go, in half the time; null where it would have to wait for code. */
function renderAtOnce(page: ReactElement): string | null {
  try {
    const markup = renderToString(page);
    return markup.includes(LEFT_OUT) ? null : markup;
  } catch {
    return null;
  }
}

/** A page with all its parts, however long their code takes. */
function renderWhenLoaded(page: ReactElement): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const output = new Writable({
      // The page is whole before any of it is written, so nothing is gained by waiting in between.
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
      // Otherwise React moves lazy parts out of their place, into hidden blocks that need a script.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => pipe(output),
      onShellError: reject,
      onError: reject,
    });
  });
}

/** As many as there may be pages at one time. */
const MOST_PAGES = 1_000;

const styleSheetOf = createMemory<PageRules>(MOST_PAGES);

/** Names of rules are made of what they say, so the same names in the same order are the same style sheet. */
function readStyles(styles: KnownStyles): PageRules {
  return styleSheetOf(Object.keys(styles.inserted).join(' '), () => {
    const rules = rulesIn(styles);
    return { rules, hash: hashOf(rules) };
  });
}

/** The style sheet of a page that began with the rules of an earlier rendering. */
function readFurtherStyles({ styles, sheet }: KeptPage, { inserted, registered }: KnownStyles): PageRules {
  // Rules of the document are noted anew by each rendering.
  if (Object.keys(inserted).every((name) => name in styles.inserted)) return sheet;
  return readStyles({
    inserted: { ...styles.inserted, ...inserted },
    registered: { ...styles.registered, ...registered },
  });
}

/** The path and the query of a request, whatever form it came in: browsers read a backslash as a slash. */
function readAddress(path: string): { pathname: string; search: string } {
  const { pathname, search } = URL.parse(path.replace(/^[/\\]+/, '/'), 'http://site.invalid') ?? {
    pathname: path,
    search: '',
  };
  return { pathname, search };
}

/** One address for each page: in lower case, no trailing slash, no doubled ones. No page's address is encoded. */
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
 * Browsers ask each time, by entity tag: a page that they hold longer would name scripts of an older build. Caches
 * between may answer for a minute by themselves, and networks that know the header of RFC 9213 for ten more while they
 * ask.
 */
const forAll: CacheHeaders = {
  cacheControl: 'public, max-age=0, s-maxage=60',
  cdnCacheControl: 'max-age=60, stale-while-revalidate=600',
};

/**
 * Sign-in pages, areas and pages with a form that is stamped are nobody's to keep. What is not there, or not whole, may
 * be another thing the next moment.
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

const introductionOf = createMemory<Introduction>(MOST_PAGES);

/** What other programs read in the head: the card for sites that show a link, and the facts for search engines. */
function introduce(siteUrl: string, head: PageIntroduction): Introduction {
  return introductionOf(JSON.stringify([siteUrl, head]), () => writeIntroduction(siteUrl, head));
}

function writeIntroduction(siteUrl: string, head: PageIntroduction): Introduction {
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

/** The site as a function from an address to a page. */
export function createSite({
  manifest,
  siteUrl,
  officeTimeZone,
  origins,
  builtAt = new Date(),
}: SiteOptions) {
  const contentOf = createContentMemory();

  async function render({ path, fetch, contentVersion, submission }: SiteRequest): Promise<RenderedPage> {
    const { pathname, search } = readAddress(path);
    const canonical = canonicalPath(pathname);
    if (canonical !== path.slice(0, path.length - search.length)) {
      return redirect(308, `${canonical}${search}`, 'public, max-age=3600');
    }

    const page = pageAt(pathname);
    const memory = contentVersion === undefined ? null : contentOf(contentVersion);
    const client = createDataClient({ fetch, hostname: 'localhost' });
    const read = await readPageData(
      client,
      page?.needs ?? [],
      { parameters: parametersAt(pathname), search },
      memory?.recall ?? forgetful,
    );
    const { data, complete, movedTo, takenDown = false } = read;
    // A story may be given an earlier slug again, so nobody is to keep this.
    if (movedTo) return redirect(301, `${movedTo}${search}`, 'no-cache');

    const response: PageResponse = { status: submission?.status ?? 200, head: null };
    const kept = memory?.pages.get(pathname);
    const styleCache = createStyleCache();
    styleCache.compat = true;
    if (kept) inheritStyles(styleCache, kept.styles);
    const element = (
      <StrictMode>
        <StaticRouter location={`${pathname}${search}`}>
          <App
            styleCache={styleCache}
            client={client}
            data={data}
            siteUrl={siteUrl}
            officeTimeZone={officeTimeZone}
            response={response}
            submission={submission}
            keptParts={kept?.parts}
          />
        </StaticRouter>
      </StrictMode>
    );
    // What has been rendered before has its code.
    const rendered = (kept && renderAtOnce(element)) ?? (await renderWhenLoaded(element));

    const [hoistedTags = ''] = hoisted.exec(rendered) ?? [];
    const head = (kept?.preloads ?? '') + hoistedTags;
    const styles = kept ? readFurtherStyles(kept, styleCache) : readStyles(styleCache);
    // Of addresses that lead nowhere there is any number, and of those within an area.
    if (memory && page && !page.area && !kept && complete && response.status === 200)
      memory.pages.set(pathname, keepParts(hoistedTags, rendered, styleCache, styles));
    const { head: introduction } = response;
    const status = takenDown && response.status === 404 ? 410 : response.status;
    const introduced = introduction && status === 200 ? introduce(siteUrl, introduction) : null;
    return {
      status,
      html: documentHtml({
        head: head + (introduced?.html ?? ''),
        styles: styles.rules,
        body: withoutMarks(rendered.slice(hoistedTags.length)),
        start: { siteUrl, officeTimeZone, origins, data, ...(submission ? { submission } : {}) },
        fonts: preloadedFonts,
        scripts: scriptsOf(manifest, page?.module),
      }),
      ...cachingOf(page, { status, complete }),
      link: fontLinks,
      complete,
      socialImage: introduced?.image ?? null,
      scriptHashes,
      // Who signs in comes to the toasts of the areas without another page.
      styleHashes: [styles.hash, TOASTER_STYLE_HASH],
    };
  }

  /** The sitemap as XML; null where it would leave pages out, because the API could not be read. */
  async function sitemap({ fetch }: Pick<SiteRequest, 'fetch'>): Promise<string | null> {
    const client = createDataClient({ fetch, hostname: 'localhost' });
    const stories = await readStories(client);
    return stories && sitemapXml(siteUrl, listPages(stories, builtAt));
  }

  return { render, sitemap, robots: robotsText(siteUrl) };
}
