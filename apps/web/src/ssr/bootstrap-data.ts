import type { ServiceOrigins } from '@uplift/data-client';
import type { FormSubmission } from '../app/site-context.tsx';

/** ID of the element with the page's bootstrap data. */
export const BOOTSTRAP_DATA_ID = 'bootstrap-data';

/** Bootstrap data, so that the browser doesn't request it again. */
export interface BootstrapData {
  /** Public URL of the site, without a trailing slash. */
  siteUrl: string;
  /** The office's IANA time zone. Due dates are days in this zone. */
  officeTimeZone: string;
  /** The office's year when the server rendered the page. */
  serverYear: string;
  /** Origins of services that are deployed separately. */
  origins: ServiceOrigins;
  /** API responses by path. */
  data: Readonly<Record<string, unknown>>;
  /** The rejected form post that this page responds to. */
  submission?: FormSubmission;
}

/** Reads the page's bootstrap data. It comes from our own server, so it isn't validated again. */
export function readBootstrapData(document: Document): BootstrapData {
  const text = document.getElementById(BOOTSTRAP_DATA_ID)?.textContent;
  if (!text)
    throw new Error(`The page has no #${BOOTSTRAP_DATA_ID}. It must come from the site's own server.`);
  return JSON.parse(text);
}
