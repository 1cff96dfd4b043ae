import { createContext, type ReactElement, type ReactNode, use, useMemo } from 'react';
import { type DraftStorage, draftStorageOf, noDrafts } from './draft-storage.ts';

const Context = createContext(noDrafts);

export interface DraftOwnerProps {
  /** ID of the signed-in user, or `visitor`. Null while unknown. */
  person: string | null;
  children: ReactNode;
}

/** Sets the owner of the drafts that the forms below it store. */
export function DraftOwner({ person, children }: DraftOwnerProps): ReactElement {
  const drafts = useMemo(() => (person === null ? noDrafts : draftStorageOf(person)), [person]);
  return <Context value={drafts}>{children}</Context>;
}

/** Returns the drafts of the current owner. Stores nothing outside of a `DraftOwner`. */
export function useDrafts(): DraftStorage {
  return use(Context);
}
