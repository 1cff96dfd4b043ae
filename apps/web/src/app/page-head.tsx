import type { ReactElement } from 'react';
import { useLocation } from 'react-router-dom';
import { brand } from '../content/brand.ts';
import { type PageFacts, usePageResponse, useSiteUrl } from './site-context.tsx';

/** Search results truncate titles at about this many characters. */
const LONGEST_TITLE = 60;

export interface PageHeadProps {
  /** Page title, without the brand name. */
  title: string;
  /** One or two sentences for search results. @default the brand's description */
  description?: string;
  /** Whether search engines may index the page. @default true */
  index?: boolean;
  /**
   * Metadata for search engines and link previews. Pass it as `import.meta.env.SSR && {…}`: it is only in the
   * server's HTML, so browsers need no code for it.
   */
  facts?: PageFacts | false;
}

/** Returns the title for tabs and search results, with the brand name if there is room. */
function withBrand(title: string): string {
  const full = `${title} · ${brand.name}`;
  return full.length > LONGEST_TITLE ? title : full;
}

/** Sets a page's title and metadata in the document head. */
export function PageHead({
  title,
  description = brand.description,
  index = true,
  facts,
}: PageHeadProps): ReactElement {
  const { pathname } = useLocation();
  const address = `${useSiteUrl()}${pathname}`;
  const response = usePageResponse();
  if (import.meta.env.SSR && response) {
    response.head = index ? { title, description, address, facts: facts || {} } : null;
  }
  return (
    <>
      <title>{withBrand(title)}</title>
      <meta name="description" content={description} />
      {index ? <link rel="canonical" href={address} /> : <meta name="robots" content="noindex" />}
    </>
  );
}
