import type { ReactElement } from 'react';
import { blocks } from '../../content/resources/find-ten-hours.ts';
import { ResourceArticle } from './resource-article.tsx';

export default function FindTenHours(): ReactElement {
  return <ResourceArticle slug="find-ten-hours" blocks={blocks} />;
}
