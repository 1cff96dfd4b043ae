import type { ReactElement } from 'react';
import { SitePage } from '../../site-page.tsx';

export const dynamic = 'force-dynamic';

/** Our components, rendered for every request. */
export default function ComponentsPage(): ReactElement {
  return <SitePage />;
}
