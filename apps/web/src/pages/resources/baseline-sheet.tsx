import type { ReactElement } from 'react';
import { blocks, download } from '../../content/resources/baseline-sheet.ts';
import { ResourceArticle } from './resource-article.tsx';

export default function BaselineSheet(): ReactElement {
  return <ResourceArticle slug="baseline-sheet" blocks={blocks} download={download} />;
}
