/** What the built site exports: `createSite` of `dist/server/entry-server.js`. */
export interface SiteModule {
  createSite: (options: SiteOptions) => Site;
}

export interface SiteOptions {
  /** Vite's manifest of the client build. */
  manifest: unknown;
  /** The address that visitors use, for canonical links. */
  siteUrl: string;
  /** Origins of services that are deployed apart. */
  origins: { admin?: string; 'tech-assets'?: string };
  /** An IANA time zone: its day is that of due dates. */
  officeTimeZone: string;
  /** When the site was built, which its sitemap says of pages whose content is part of it. */
  builtAt: Date;
}

/** Renders pages, and tells search engines of them. */
export interface Site {
  render: (request: SiteRequest) => Promise<RenderedPage>;
  /** The sitemap as XML; `null` where it would leave pages out, because the API could not be read. */
  sitemap: (request: Pick<SiteRequest, 'fetch'>) => Promise<string | null>;
  /** What robots.txt says. */
  robots: string;
}

export interface SiteRequest {
  /** Path and query string. */
  path: string;
  /** Reads the API, as an anonymous visitor. */
  fetch: (path: string, init: RequestInit) => Promise<Response>;
  /** The version of the API's content: what the site has read of it, it need not read again. */
  contentVersion: string;
  /** The form that was posted to this page and refused. */
  submission?: FormSubmission;
}

/** A form that was refused, to be shown again with everything that was typed. */
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

export interface RenderedPage {
  status: number;
  html: string;
  /** Where a redirect leads; its status is 3xx then. */
  location?: string;
  cacheControl: string;
  /** The same for content delivery networks alone, where they may do more. */
  cdnCacheControl?: string;
  /** Files that a browser asks for before it has read the page, as the value of a `Link` header. */
  link?: string;
  /** Whether the API answered all that the page asked of it; if not, it shows fallbacks and is not worth keeping. */
  complete: boolean;
  /** The picture by which other sites show the page; `null` where they have no reason to. */
  socialImage: SocialImage | null;
  /** Quoted hashes of the inline scripts and styles: `'sha256-…'`. */
  scriptHashes: string[];
  styleHashes: string[];
}

/** A picture that is drawn when somebody asks for it. */
export interface SocialImage {
  /** Differs whenever the picture differs. */
  version: string;
  width: number;
  height: number;
  drawing: DrawingNode;
}

/** A box with its CSS, and what is in it: an element as React makes them. */
export interface DrawingNode {
  type: string;
  key: null;
  props: {
    style?: Readonly<Record<string, string | number>>;
    children?: string | readonly (DrawingNode | string)[];
    [attribute: string]: unknown;
  };
}
