import type { ReactElement } from 'react';
import type { ResourceSlug } from '../../content/resources.ts';
import { deferredSection } from '../../shell/deferred-section.tsx';

const pieces = {
  'find-ten-hours': deferredSection(() => import('./find-ten-hours.tsx')),
  'before-you-buy': deferredSection(() => import('./before-you-buy.tsx')),
  'baseline-sheet': deferredSection(() => import('./baseline-sheet.tsx')),
} satisfies Record<ResourceSlug, () => ReactElement>;

/** One piece, where it is read. */
export function Piece({ slug }: { slug: ResourceSlug }): ReactElement {
  const Text = pieces[slug];
  return <Text />;
}
