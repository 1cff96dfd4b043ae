import { CacheProvider, type EmotionCache } from '@emotion/react';
import type { DataClient } from '@uplift/data-client';
import { DataProvider } from '@uplift/data-client/swr';
import { GlobalStyles, TokenStyles } from '@uplift/ui/theme';
import type { ReactElement } from 'react';
import { SiteFonts } from '../layout/fonts.tsx';
import { Shell } from '../layout/shell.tsx';
import { PageRootStyles } from '../ssr/page-root-styles.tsx';
import { PrintStyles } from '../ssr/print-styles.tsx';
import { type FormSubmission, type PageResponse, SiteProvider } from './site-context.tsx';

export interface AppProps {
  styleCache: EmotionCache;
  client: DataClient;
  /** API responses embedded in the page, by path. */
  data: Readonly<Record<string, unknown>>;
  siteUrl: string;
  /** The office's IANA time zone. Due dates are days in this zone. */
  officeTimeZone: string;
  /** The office's year when the server rendered the page. Undefined if it didn't. */
  serverYear?: string | undefined;
  /** The HTTP response in progress. Null in the browser. */
  response: PageResponse | null;
  submission?: FormSubmission | undefined;
  /** Returns the cookies that mark who is signed in. @default the document's cookies */
  readCookies?: () => string;
}

/** The whole site. Render it inside a router. */
export function App({
  styleCache,
  client,
  data,
  siteUrl,
  officeTimeZone,
  serverYear,
  response,
  submission,
  readCookies,
}: AppProps): ReactElement {
  return (
    <CacheProvider value={styleCache}>
      {/* These styles are in the page's HTML and never change, so the browser needs no code for them. */}
      {import.meta.env.SSR && (
        <>
          <TokenStyles />
          <GlobalStyles />
          <SiteFonts />
          <PageRootStyles />
          <PrintStyles />
        </>
      )}
      <DataProvider client={client} fallback={data} {...(readCookies ? { readCookies } : {})}>
        <SiteProvider value={{ siteUrl, officeTimeZone, serverYear, response, submission }}>
          <Shell />
        </SiteProvider>
      </DataProvider>
    </CacheProvider>
  );
}
