import { createHash } from 'node:crypto';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import createCache from '@emotion/cache';
import createEmotionServer from '@emotion/server/create-instance';
import { createDataClient, type ServiceOrigins } from '@uplift/data-client';
import { type ReactElement, StrictMode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { App } from './app.tsx';
import { type PageHandle, pageAt } from './routes.tsx';
import { documentHtml, earlyScript } from './shell/document.ts';
import { preloadedFonts } from './shell/fonts.tsx';
import { readPageData } from './shell/page-data.ts';
import { scriptsOf } from './shell/page-scripts.ts';
import { STYLE_KEY } from './shell/page-start.ts';

export interface SiteOptions {
  /** Vite's manifest of the client build; null on the development server. */
  manifest: unknown;
  /** The address that visitors use, without a trailing slash. */
  siteUrl: string;
  /** Origins of services that are deployed apart. */
  origins: ServiceOrigins;
}

export interface SiteRequest {
  /** Path and query string. */
  path: string;
  /** Reads the API, as an anonymous visitor. */
  fetch: (path: string, init: RequestInit) => Promise<Response>;
}

export interface RenderedPage {
  status: number;
  html: string;
  /** Where a redirect leads. */
  location?: string;
  cacheControl: string;
  /** Quoted hashes of the inline scripts and styles: `'sha256-…'`. */
  scriptHashes: string[];
  styleHashes: string[];
}

function hashOf(content: string): string {
  return `'sha256-${createHash('sha256').update(content).digest('base64')}'`;
}

const earlyScriptHash = hashOf(earlyScript);

/** React writes what belongs into the head in front of the page's own markup. */
const hoisted = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)+/;

async function renderComplete(page: ReactElement): Promise<string> {
  const output = new PassThrough();
  const complete = text(output);
  await new Promise<void>((resolve, reject) => {
    const { pipe } = renderToPipeableStream(page, {
      // Otherwise React moves lazy parts out of their place, into hidden blocks that need a script.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => {
        pipe(output);
        resolve();
      },
      onShellError: reject,
      onError: reject,
    });
  });
  return complete;
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

/** Sign-in pages and areas are nobody's to keep; other pages are asked for again each time, by their entity tag. */
function cacheControlOf(page: PageHandle | undefined): string {
  return page?.area ? 'no-store' : 'no-cache';
}

/** The site as a function from an address to a page. */
export function createSite({ manifest, siteUrl, origins }: SiteOptions) {
  async function render({ path, fetch }: SiteRequest): Promise<RenderedPage> {
    const { pathname, search } = readAddress(path);
    const canonical = canonicalPath(pathname);
    if (canonical !== path.slice(0, path.length - search.length)) {
      return {
        status: 308,
        location: `${canonical}${search}`,
        html: '',
        cacheControl: 'public, max-age=3600',
        scriptHashes: [],
        styleHashes: [],
      };
    }

    const page = pageAt(pathname);
    const client = createDataClient({ fetch, hostname: 'localhost' });
    const data = await readPageData(client, page?.needs ?? []);
    const response = { status: 200 };
    const styleCache = createCache({ key: STYLE_KEY });
    styleCache.compat = true;
    const markup = await renderComplete(
      <StrictMode>
        <StaticRouter location={`${pathname}${search}`}>
          <App styleCache={styleCache} client={client} data={data} siteUrl={siteUrl} response={response} />
        </StaticRouter>
      </StrictMode>,
    );

    const [head = ''] = hoisted.exec(markup) ?? [];
    const { constructStyleTagsFromChunks, extractCriticalToChunks } = createEmotionServer(styleCache);
    const chunks = extractCriticalToChunks(markup);
    return {
      status: response.status,
      html: documentHtml({
        head,
        styles: constructStyleTagsFromChunks(chunks),
        body: markup.slice(head.length),
        start: { siteUrl, origins, data },
        fonts: preloadedFonts,
        scripts: scriptsOf(manifest, page?.module),
      }),
      cacheControl: cacheControlOf(page),
      scriptHashes: [earlyScriptHash],
      styleHashes: chunks.styles.map(({ css }) => hashOf(css)),
    };
  }

  return { render };
}
