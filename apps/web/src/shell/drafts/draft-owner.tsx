import { createContext, type ReactElement, type ReactNode, use, useMemo } from 'react';
import { type DraftStorage, draftStorageOf, noDrafts } from './draft-storage.ts';

const Context = createContext(noDrafts);

export interface DraftOwnerProps {
  /** The id of the signed-in person, or `visitor`; null while that is unknown. */
  person: string | null;
  children: ReactNode;
}

/** Says whose drafts the forms below it store. */
export function DraftOwner({ person, children }: DraftOwnerProps): ReactElement {
  const drafts = useMemo(() => (person === null ? noDrafts : draftStorageOf(person)), [person]);
  return <Context value={drafts}>{children}</Context>;
}

/** Returns the drafts of the person at work. Stores nothing outside of a `DraftOwner`. */
export function useDrafts(): DraftStorage {
  return use(Context);
}
