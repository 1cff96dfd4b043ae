import { type ComponentType, lazy, type ReactElement, useState, useSyncExternalStore } from 'react';
import type { ResourceSlug } from '../../content/resources.ts';
import { deferredSection } from '../../shell/deferred-section.tsx';

interface Loaded {
  default: () => ReactElement;
}

interface PieceComponents {
  /** For a text that stands in the server's HTML: its code loads when somebody comes near it. */
  Deferred: ComponentType;
  /** For a text that does not stand there yet: the page waits for it, so that nothing moves afterwards. */
  Immediate: ComponentType;
}

function piece(load: () => Promise<Loaded>): PieceComponents {
  return { Deferred: deferredSection(load), Immediate: lazy(load) };
}

const pieces = {
  'find-ten-hours': piece(() => import('./find-ten-hours.tsx')),
  'before-you-buy': piece(() => import('./before-you-buy.tsx')),
  'baseline-sheet': piece(() => import('./baseline-sheet.tsx')),
} satisfies Record<ResourceSlug, PieceComponents>;

const neverChanges = () => () => {};

/** Whether what is rendered here came in the server's HTML. Stays as it was at first. */
function useCameWithPage(): boolean {
  const hydrating = useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  );
  const [cameWithPage] = useState(hydrating);
  return cameWithPage;
}

/** One piece, where it is read. */
export function Piece({ slug }: { slug: ResourceSlug }): ReactElement {
  const { Deferred, Immediate } = pieces[slug];
  return useCameWithPage() ? <Deferred /> : <Immediate />;
}
