import type { ReactElement } from 'react';
import { useLocation } from 'react-router-dom';
import { brand } from '../content/brand.ts';
import { embeddableJson } from './embeddable-json.ts';
import { useSiteUrl } from './site-context.tsx';

export interface PageHeadProps {
  /** What the page is, without the brand's name. */
  title: string;
  /** One or two sentences for search results. @default the brand's own */
  description?: string;
  /** Whether search engines may list it. @default true */
  index?: boolean;
  /** Facts for search engines, as schema.org objects. */
  structuredData?: object | readonly object[];
}

/** What a page says about itself in the document's head. */
export function PageHead({
  title,
  description = brand.description,
  index = true,
  structuredData,
}: PageHeadProps): ReactElement {
  const { pathname } = useLocation();
  const address = `${useSiteUrl()}${pathname}`;
  const fullTitle = `${title} · ${brand.name}`;
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      {index ? <link rel="canonical" href={address} /> : <meta name="robots" content="noindex" />}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={brand.name} />
      <meta property="og:title" content={fullTitle} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={address} />
      <meta name="twitter:card" content="summary" />
      {structuredData && (
        <script
          type="application/ld+json"
          // Our own objects, and no `<` survives.
          dangerouslySetInnerHTML={{ __html: embeddableJson(structuredData) }}
        />
      )}
    </>
  );
}
