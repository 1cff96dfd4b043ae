import type { ReactElement } from 'react';
import { blocks } from '../../content/resources/before-you-buy.ts';
import { ResourceArticle } from './resource-article.tsx';

export default function BeforeYouBuy(): ReactElement {
  return <ResourceArticle slug="before-you-buy" blocks={blocks} />;
}
