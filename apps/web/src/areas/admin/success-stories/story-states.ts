import type { StoryAction, StoryRow } from '@uplift/data-client/contract/admin';
import type { BadgeTone } from '@uplift/ui/badge';
import type { RowAction } from '../../shared/lists/record-list.tsx';

type StoryState = StoryRow['state'];

export const stateNames = {
  draft: 'Draft',
  published: 'Published',
  changed: 'Unpublished changes',
  deleted: 'Deleted',
} as const satisfies Record<StoryState, string>;

export const stateTones = {
  draft: 'neutral',
  published: 'success',
  changed: 'accent',
  deleted: 'warning',
} as const satisfies Record<StoryState, BadgeTone>;

export const actions = {
  publish: { label: 'Publish' },
  unpublish: { label: 'Unpublish' },
  restore: { label: 'Restore' },
  delete: { label: 'Delete', danger: true },
} as const satisfies Record<StoryAction, RowAction>;

export const actionLabels = {
  publish: ['publish', 'Publishing', 'Published'],
  unpublish: ['unpublish', 'Unpublishing', 'Unpublished'],
  delete: ['delete', 'Deleting', 'Deleted'],
  restore: ['restore', 'Restoring', 'Restored'],
} as const;

export const undoneBy = { unpublish: 'publish', delete: 'restore' } as const;

/** Returns the actions available for a story. */
export function actionsFor({ state }: Pick<StoryRow, 'state'>): StoryAction[] {
  if (state === 'deleted') return ['restore'];
  if (state === 'published') return ['unpublish', 'delete'];
  return state === 'changed' ? ['publish', 'unpublish', 'delete'] : ['publish', 'delete'];
}

/** Returns the title, or a placeholder for a story without one. */
export const nameOf = (title: string): string => title.trim() || 'Untitled story';

export const listPath = '/admin/success-stories';

/** Parent page of a story: the list. */
export const storyParent = { label: 'Success stories', to: listPath };
