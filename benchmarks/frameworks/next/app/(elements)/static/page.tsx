import type { ReactElement } from 'react';
import { pageElements } from '../../../../elements.ts';

/** Rendered when the site is built. */
export default function StaticPage(): ReactElement {
  return pageElements;
}
