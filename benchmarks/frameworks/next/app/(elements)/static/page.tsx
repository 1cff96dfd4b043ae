import type { ReactElement } from 'react';
import { pageElements } from '../../../../elements.ts';

/** Rendered at build time. */
export default function StaticPage(): ReactElement {
  return pageElements;
}
