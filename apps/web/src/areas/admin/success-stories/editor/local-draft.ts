import { readUnsavedStory, type UnsavedStory } from '@uplift/data-client/contract/admin';
import { useMemo } from 'react';
import { useDrafts } from '../../../shared/drafts/draft-owner.tsx';

/** Unsaved changes to a story in this tab. */
export interface LocalDraft {
  read: () => UnsavedStory | null;
  write: (draft: UnsavedStory) => void;
  remove: () => void;
}

/** @param id ID of the story, or "new" for a story that isn't saved yet */
export function useLocalDraft(id: string): LocalDraft {
  const drafts = useDrafts();
  return useMemo(() => {
    const name = `story:${id}`;
    return {
      read: () => readUnsavedStory(drafts.read(name)),
      write: (draft) => drafts.write(name, draft),
      remove: () => drafts.remove(name),
    };
  }, [drafts, id]);
}
