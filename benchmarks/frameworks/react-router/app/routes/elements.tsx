import type { ReactElement } from 'react';
import { pageElements, pageTitle } from '../../../elements.ts';
import '../../../page.css';

export const meta = () => [{ title: pageTitle }];

/** Rendered when the site is built under one address, and for every request under the other. */
export default function ElementsPage(): ReactElement {
  return pageElements;
}
