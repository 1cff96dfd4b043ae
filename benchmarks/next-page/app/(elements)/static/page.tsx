import type { ReactElement } from 'react';
import { pageElements } from '../../../page-elements.tsx';

/** Rendered when the site is built. */
export default function StaticPage(): ReactElement {
  return <div>{pageElements}</div>;
}
