import type { ReactElement } from 'react';
import { pageElements, pageTitle } from '../../../elements.ts';
import '../../../page.css';

export const meta = () => [{ title: pageTitle }];

/** Rendered at build time at one URL, and for every request at the other. */
export default function ElementsPage(): ReactElement {
  return pageElements;
}
