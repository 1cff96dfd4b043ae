import { readUnsavedStory, type UnsavedStory } from '@uplift/data-client/contract/admin';

const keyOf = (id: string) => `story-draft:${id}`;

/**
 * What somebody typed in this tab and did not save.
 *
 * @param id of the story; "new" for one that is not saved yet
 */
export function readLocalDraft(id: string): UnsavedStory | null {
  try {
    return readUnsavedStory(JSON.parse(sessionStorage.getItem(keyOf(id)) ?? 'null'));
  } catch {
    // Storage that is off, or holds what somebody else wrote, means that there is no draft.
    return null;
  }
}

export function keepLocalDraft(id: string, draft: UnsavedStory): void {
  try {
    sessionStorage.setItem(keyOf(id), JSON.stringify(draft));
  } catch {
    // Full or off: the form itself still holds everything.
  }
}

export function forgetLocalDraft(id: string): void {
  try {
    sessionStorage.removeItem(keyOf(id));
  } catch {
    // Then nothing was kept.
  }
}
