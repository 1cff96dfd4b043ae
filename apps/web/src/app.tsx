import { CacheProvider, type EmotionCache } from '@emotion/react';
import type { DataClient } from '@uplift/data-client';
import { DataProvider } from '@uplift/data-client/swr';
import { GlobalStyles } from '@uplift/ui/theme';
import type { ReactElement } from 'react';
import { SiteFonts } from './shell/fonts.tsx';
import type { KeptParts } from './shell/kept-parts.ts';
import { PageRootStyles } from './shell/page-root-styles.tsx';
import { Shell } from './shell/shell.tsx';
import { type FormSubmission, type PageResponse, SiteProvider } from './shell/site-context.tsx';
import { UntouchedPageStyles } from './shell/untouched-page-styles.tsx';

export interface AppProps {
  styleCache: EmotionCache;
  client: DataClient;
  /** What came with the page, by path. */
  data: Readonly<Record<string, unknown>>;
  siteUrl: string;
  /** The IANA time zone whose day is that of due dates. */
  officeTimeZone: string;
  /** Null in the browser. */
  response: PageResponse | null;
  submission?: FormSubmission | undefined;
  /** On the server: the parts of this page that need not be rendered. */
  keptParts?: KeptParts | undefined;
  /** Gives the cookies that mark who is signed in. @default those of the document */
  readCookies?: () => string;
}

/** The whole site, below a router. */
export function App({
  styleCache,
  client,
  data,
  siteUrl,
  officeTimeZone,
  response,
  submission,
  keptParts,
  readCookies,
}: AppProps): ReactElement {
  return (
    <CacheProvider value={styleCache}>
      {/* They come with the page and never change, so the browser needs no code for them. */}
      {import.meta.env.SSR && (
        <>
          <GlobalStyles />
          <SiteFonts />
          <PageRootStyles />
          <UntouchedPageStyles />
        </>
      )}
      <DataProvider client={client} fallback={data} {...(readCookies ? { readCookies } : {})}>
        <SiteProvider value={{ siteUrl, officeTimeZone, response, submission, keptParts }}>
          <Shell />
        </SiteProvider>
      </DataProvider>
    </CacheProvider>
  );
}
