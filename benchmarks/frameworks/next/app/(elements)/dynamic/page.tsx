import type { ReactElement } from 'react';
import { pageElements } from '../../../../elements.ts';

export const dynamic = 'force-dynamic';

/** Rendered for every request. */
export default function DynamicPage(): ReactElement {
  return pageElements;
}
