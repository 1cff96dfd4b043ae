import type { ReactElement } from 'react';
import { pageElements } from '../../../page-elements.tsx';

export const dynamic = 'force-dynamic';

/** Rendered for every request. */
export default function DynamicPage(): ReactElement {
  return <div>{pageElements}</div>;
}
