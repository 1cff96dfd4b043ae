import { attemptStorage } from '../../../auth/sign-out/attempt-storage.ts';

/** Drafts of one user in this tab: typed text that isn't sent or saved yet. */
export interface DraftStorage {
  /** Returns the parsed draft, or null if there is none. */
  read: (key: string) => unknown;
  write: (key: string, draft: object) => void;
  remove: (key: string) => void;
}

const prefix = 'draft:';

/** Stores nothing. */
export const noDrafts: DraftStorage = { read: () => null, write: () => {}, remove: () => {} };

/** @param owner ID of the signed-in user, or `visitor` */
export function draftStorageOf(owner: string): DraftStorage {
  const nameOf = (key: string) => `${prefix}${owner}:${key}`;
  return {
    read: (key) => attemptStorage(() => JSON.parse(sessionStorage.getItem(nameOf(key)) ?? 'null')),
    write: (key, draft) => attemptStorage(() => sessionStorage.setItem(nameOf(key), JSON.stringify(draft))),
    remove: (key) => attemptStorage(() => sessionStorage.removeItem(nameOf(key))),
  };
}

/** Returns the names of all drafts in this tab. Each ends with a colon and the key. */
export function draftNames(): string[] {
  return attemptStorage(() => Object.keys(sessionStorage).filter((name) => name.startsWith(prefix))) ?? [];
}

/** Removes all drafts from this tab. */
export function clearDrafts(): void {
  for (const name of draftNames()) sessionStorage.removeItem(name);
}
