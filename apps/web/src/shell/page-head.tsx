import type { ReactElement } from 'react';
import { useLocation } from 'react-router-dom';
import { brand } from '../content/brand.ts';
import { type PageFacts, usePageResponse, useSiteUrl } from './site-context.tsx';

/** Search results cut titles off at about this many letters. */
const LONGEST_TITLE = 60;

export interface PageHeadProps {
  /** What the page is, without the brand's name. */
  title: string;
  /** One or two sentences for search results. @default the brand's own */
  description?: string;
  /** Whether search engines may list it. @default true */
  index?: boolean;
  /**
   * What other programs are told of the page, as `import.meta.env.SSR && {…}`: only the server's HTML holds it, so
   * browsers need no code for it.
   */
  facts?: PageFacts | false;
}

/** The title as it stands in tabs and search results, with the brand's name where there is room. */
function withBrand(title: string): string {
  const full = `${title} · ${brand.name}`;
  return full.length > LONGEST_TITLE ? title : full;
}

/** What a page says about itself in the document's head. */
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
