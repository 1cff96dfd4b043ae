import type { ServiceOrigins } from '@uplift/data-client';
import type { FormSubmission } from './site-context.tsx';

/** The id of the element in which a page carries what the browser starts with. */
export const PAGE_START_ID = 'page-start';

/** What the browser starts with instead of asking again. */
export interface PageStart {
  /** The address that visitors use, without a trailing slash. */
  siteUrl: string;
  /** The IANA time zone whose day is that of due dates. */
  officeTimeZone: string;
  /** Origins of services that are deployed apart. */
  origins: ServiceOrigins;
  /** Answers of the API by path. */
  data: Readonly<Record<string, unknown>>;
  /** The form that was posted to this page and refused. */
  submission?: FormSubmission;
}

/** What the page carries. It comes from our own server, so it is not checked again. */
export function readPageStart(document: Document): PageStart {
  const text = document.getElementById(PAGE_START_ID)?.textContent;
  if (!text) throw new Error(`The page has no #${PAGE_START_ID}. It must come from the site's own server.`);
  return JSON.parse(text);
}
