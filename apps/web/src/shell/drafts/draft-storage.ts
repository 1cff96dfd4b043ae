/** The drafts of one person in this tab: what they typed and haven't sent or saved. */
export interface DraftStorage {
  /** Returns the parsed draft; null when there is none. */
  read: (key: string) => unknown;
  write: (key: string, draft: object) => void;
  remove: (key: string) => void;
}

const prefix = 'draft:';

/** Stores nothing. */
export const noDrafts: DraftStorage = { read: () => null, write: () => {}, remove: () => {} };

/** Storage that is off, full or holds something else means that there is no draft: the form itself still has the text. */
function attempt<Result>(action: () => Result): Result | null {
  try {
    return action();
  } catch {
    return null;
  }
}

/** @param owner the id of the signed-in person, or `visitor` */
export function draftStorageOf(owner: string): DraftStorage {
  const nameOf = (key: string) => `${prefix}${owner}:${key}`;
  return {
    read: (key) => attempt(() => JSON.parse(sessionStorage.getItem(nameOf(key)) ?? 'null')),
    write: (key, draft) => attempt(() => sessionStorage.setItem(nameOf(key), JSON.stringify(draft))),
    remove: (key) => attempt(() => sessionStorage.removeItem(nameOf(key))),
  };
}

/** Removes all drafts from this tab. */
export function clearDrafts(): void {
  attempt(() => {
    for (const name of Object.keys(sessionStorage)) {
      if (name.startsWith(prefix)) sessionStorage.removeItem(name);
    }
  });
}
