import { readUnsavedStory, type UnsavedStory } from '@uplift/data-client/contract/admin';
import { useMemo } from 'react';
import { useDrafts } from '../../../shell/drafts/draft-owner.tsx';

/** What was typed into a story in this tab and not saved. */
export interface LocalDraft {
  read: () => UnsavedStory | null;
  write: (draft: UnsavedStory) => void;
  remove: () => void;
}

/** @param id of the story; "new" for one that is not saved yet */
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
