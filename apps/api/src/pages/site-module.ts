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
}

/** Renders pages. */
export interface Site {
  render: (request: SiteRequest) => Promise<RenderedPage>;
}

export interface SiteRequest {
  /** Path and query string. */
  path: string;
  /** Reads the API, as an anonymous visitor. */
  fetch: (path: string, init: RequestInit) => Promise<Response>;
}

interface RenderedPage {
  status: number;
  html: string;
  /** Where a redirect leads; its status is 3xx then. */
  location?: string;
  cacheControl: string;
  /** Quoted hashes of the inline scripts and styles: `'sha256-…'`. */
  scriptHashes: string[];
  styleHashes: string[];
}
