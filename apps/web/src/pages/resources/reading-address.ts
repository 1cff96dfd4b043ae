import { type ResourceSlug, resourceSummaries } from '../../content/resources.ts';

/** The state of a history entry that was added by opening a piece from the list: going back closes it. */
export const openedFromList = { openedFromList: true } as const;

export function isOpenedFromList(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'openedFromList' in state;
}

/** The piece that the fragment of an address names. */
export function slugIn(hash: string): ResourceSlug | null {
  return resourceSummaries.find(({ slug }) => hash === `#${slug}`)?.slug ?? null;
}
