/** The exports of the built site (`dist/server/entry-server.js`). */
export interface SiteModule {
  createSite: (options: SiteOptions) => Site;
}

export interface SiteOptions {
  /** Vite's manifest of the client build. */
  manifest: unknown;
  /** The public URL of the site, for canonical links. */
  siteUrl: string;
  /** Origins of services that are deployed separately. */
  origins: { admin?: string; 'tech-assets'?: string };
  /** IANA time zone of due dates. */
  officeTimeZone: string;
  /** When the site was built. The sitemap uses it as the date of pages whose content is part of the build. */
  builtAt: Date;
}

/** Renders pages, the sitemap, robots.txt and llms.txt. */
export interface Site {
  render: (request: SiteRequest) => Promise<RenderedPage>;
  /** Returns the sitemap as XML, or `null` if it would be incomplete because the API could not be read. */
  sitemap: (request: Pick<SiteRequest, 'fetch'>) => Promise<string | null>;
  /** Returns the path of every public page, or `null` if stories are missing because the API could not be read. */
  publicPaths: (request: Pick<SiteRequest, 'fetch'>) => Promise<readonly string[] | null>;
  /** The content of robots.txt. */
  robots: string;
  /** The content of llms.txt. */
  llms: string;
}

export interface SiteRequest {
  /** Path and query string. */
  path: string;
  /** Reads the API as an anonymous visitor. */
  fetch: (path: string, init: RequestInit) => Promise<Response>;
  /** The rejected form that was posted to this page. */
  submission?: FormSubmission;
}

/** A rejected form, to be rendered again with the entered values. */
export interface FormSubmission {
  /** HTTP status of the response. */
  status: number;
  /** Entered values by field name. */
  values: Readonly<Record<string, string>>;
  /** Error message of the form as a whole. */
  message: string;
  /** Error messages by field name. */
  errors: Readonly<Record<string, string>>;
}

export interface RenderedPage {
  status: number;
  html: string;
  /** Target of a redirect. The status is then 3xx. */
  location?: string;
  cacheControl: string;
  /** Cache-Control for CDNs only, if they may cache longer. */
  cdnCacheControl?: string;
  /** Value of a `Link` header: files to preload. */
  link?: string;
  /** Whether all API requests of the page succeeded. If not, it shows fallbacks and must not be cached. */
  complete: boolean;
  /** Image for link previews on other sites, or `null` if the page has none. */
  socialImage: SocialImage | null;
  /** Quoted hashes of the inline scripts and styles: `'sha256-…'`. */
  scriptHashes: string[];
  styleHashes: string[];
}

/** An image that is drawn on request. */
export interface SocialImage {
  /** Changes whenever the image changes. */
  version: string;
  width: number;
  height: number;
  drawing: DrawingNode;
}

/** A box with its CSS and children, in the shape of a React element. */
export interface DrawingNode {
  type: string;
  key: null;
  props: {
    style?: Readonly<Record<string, string | number>>;
    children?: string | readonly (DrawingNode | string)[];
    [attribute: string]: unknown;
  };
}
