import { createContext, type ReactElement, type ReactNode, use } from 'react';
import { useLocation } from 'react-router-dom';
import type { SocialCard } from '../ssr/metadata/social-card.ts';
import type { StructuredData } from '../ssr/metadata/structured-data.ts';

/** Page metadata for search engines and link previews. */
export interface PageFacts {
  /** Content of the social image, instead of title and description. */
  card?: SocialCard;
  /** Structured data in the schema.org vocabulary. */
  structuredData?: StructuredData;
  /** Dates of publication and last change, for articles. */
  article?: { published: string | null; modified: string | null };
}

/** Metadata of a page that search engines may index. */
export interface PageIntroduction {
  title: string;
  description: string;
  /** Canonical URL. */
  address: string;
  facts: PageFacts;
}

/** HTTP response of a page, filled in while it renders on the server. */
export interface PageResponse {
  status: number;
  /** Null if search engines must not index the page. */
  head: PageIntroduction | null;
}

/** A form that was posted without JavaScript and rejected. */
export interface FormSubmission {
  /** HTTP status of the rejection. */
  status: number;
  /** Typed text by control. */
  values: Readonly<Record<string, string>>;
  /** Error message for the form as a whole. */
  message: string;
  /** Error messages by control. */
  errors: Readonly<Record<string, string>>;
}

interface SiteContextValue {
  /** Public URL of the site, without a trailing slash. */
  siteUrl: string;
  /** The office's IANA time zone. Due dates are days in this zone. */
  officeTimeZone: string;
  /** The office's year when the server rendered the page. Undefined if it didn't. */
  serverYear?: string | undefined;
  /** The HTTP response in progress. Null in the browser. */
  response: PageResponse | null;
  submission?: FormSubmission | undefined;
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

/** Returns the public URL of the site, without a trailing slash. */
export function useSiteUrl(): string {
  return useSite().siteUrl;
}

/** Returns the office's IANA time zone, such as `America/New_York`. Due dates are days in this zone. */
export function useOfficeTimeZone(): string {
  return useSite().officeTimeZone;
}

/** Returns the office's year when the server rendered the page; undefined if it didn't. */
export function useServerYear(): string | undefined {
  return useSite().serverYear;
}

/** Returns the HTTP response in progress; null in the browser. */
export function usePageResponse(): PageResponse | null {
  return useSite().response;
}

/** Returns the rejected form post that this page responds to; undefined after a navigation. */
export function useSubmission(): FormSubmission | undefined {
  const { submission } = useSite();
  return useLocation().key === 'default' ? submission : undefined;
}

/** Makes the server respond with 404. */
export function useNotFoundStatus(): void {
  const response = usePageResponse();
  if (response) response.status = 404;
}
