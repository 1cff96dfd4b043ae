import { createContext, type ReactElement, type ReactNode, use } from 'react';
import { useLocation } from 'react-router-dom';
import type { KeptParts } from './kept-parts.ts';
import type { SocialCard } from './social-card.ts';
import type { StructuredData } from './structured-data.ts';

/** What other programs are told of a page. */
export interface PageFacts {
  /** What its picture shows instead of title and description. */
  card?: SocialCard;
  /** What is on it, in the words of schema.org. */
  structuredData?: StructuredData;
  /** When it was published and changed, where it is an article. */
  article?: { published: string | null; modified: string | null };
}

/** How a page that search engines may list introduces itself. */
export interface PageIntroduction {
  title: string;
  description: string;
  /** Its canonical address. */
  address: string;
  facts: PageFacts;
}

/** What the page's answer turns out to be while it renders on the server. */
export interface PageResponse {
  status: number;
  /** Null where search engines are to leave the page alone. */
  head: PageIntroduction | null;
}

/** A form that was posted without JavaScript and refused. */
export interface FormSubmission {
  /** HTTP status of the refusal. */
  status: number;
  /** What was typed, by control. */
  values: Readonly<Record<string, string>>;
  /** What is wrong with the form as a whole. */
  message: string;
  /** What is wrong, by control. */
  errors: Readonly<Record<string, string>>;
}

interface SiteContextValue {
  /** The address that visitors use, without a trailing slash. */
  siteUrl: string;
  /** The IANA time zone whose day is that of due dates. */
  officeTimeZone: string;
  /** Null in the browser. */
  response: PageResponse | null;
  submission?: FormSubmission | undefined;
  /** On the server: the parts of this page that need not be rendered. */
  keptParts?: KeptParts | undefined;
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

/** The IANA time zone whose day is that of due dates, such as `America/New_York`. */
export function useOfficeTimeZone(): string {
  return useSite().officeTimeZone;
}

/** The parts of this page that need not be rendered; nothing in the browser. */
export function useKeptParts(): KeptParts | undefined {
  return useSite().keptParts;
}

/** What the server answers with this page; null in the browser. */
export function usePageResponse(): PageResponse | null {
  return useSite().response;
}

/** The refused form that the page at hand answers; nothing once the visitor has moved on. */
export function useSubmission(): FormSubmission | undefined {
  const { submission } = useSite();
  return useLocation().key === 'default' ? submission : undefined;
}

/** Makes the server answer this page with 404. */
export function useNotFoundStatus(): void {
  const response = usePageResponse();
  if (response) response.status = 404;
}
