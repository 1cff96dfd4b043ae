import type { ReactElement } from 'react';
import type { PageIntroduction } from '../../app/site-context.tsx';
import { brand } from '../../content/brand.ts';
import type { SocialImage } from './social-card.ts';

export interface SocialCardTagsProps {
  head: PageIntroduction;
  image: SocialImage;
  imageAddress: string;
  /** Alternative text of the image. */
  imageText: string;
}

/** Meta tags for link previews: Open Graph, and the one tag that X also requires. */
export function SocialCardTags({ head, image, imageAddress, imageText }: SocialCardTagsProps): ReactElement {
  const { title, description, address, facts } = head;
  const { article } = facts;
  return (
    <>
      <meta property="og:type" content={article ? 'article' : 'website'} />
      <meta property="og:site_name" content={brand.name} />
      <meta property="og:locale" content="en_US" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={address} />
      <meta property="og:image" content={imageAddress} />
      <meta property="og:image:type" content="image/png" />
      <meta property="og:image:width" content={String(image.width)} />
      <meta property="og:image:height" content={String(image.height)} />
      <meta property="og:image:alt" content={imageText} />
      {article?.published && <meta property="article:published_time" content={article.published} />}
      {article?.modified && <meta property="article:modified_time" content={article.modified} />}
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
