import { type ResourceSlug, resourceSummaries } from '../../../content/resources.ts';

/** The state of a history entry that was added by opening a resource from the list. Closing goes back. */
export const openedFromList = { openedFromList: true } as const;

export function isOpenedFromList(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'openedFromList' in state;
}

/** The resource named in a URL fragment. */
export function slugIn(hash: string): ResourceSlug | null {
  return resourceSummaries.find(({ slug }) => hash === `#${slug}`)?.slug ?? null;
}
