import { createContext, type ReactElement, type ReactNode, use } from 'react';

/** What the page's answer turns out to be while it renders on the server. */
export interface PageResponse {
  status: number;
}

interface SiteContextValue {
  /** The address that visitors use, without a trailing slash. */
  siteUrl: string;
  /** Null in the browser. */
  response: PageResponse | null;
}

const SiteContext = createContext<SiteContextValue | null>(null);

export function SiteProvider({
  value,
  children,
}: {
  value: SiteContextValue;
  children: ReactNode;
}): ReactElement {
  return <SiteContext value={value}>{children}</SiteContext>;
}

function useSite(): SiteContextValue {
  const site = use(SiteContext);
  if (!site) throw new Error('A page was rendered outside of <SiteProvider>. Render <App> instead.');
  return site;
}

/** The address that visitors use, without a trailing slash. */
export function useSiteUrl(): string {
  return useSite().siteUrl;
}

/** Makes the server answer this page with 404. */
export function useNotFoundStatus(): void {
  const { response } = useSite();
  if (response) response.status = 404;
}
