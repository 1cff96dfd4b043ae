import { type SignOutOptions, useSignOut as useEndSessions } from '@uplift/data-client/swr';
import { clearDrafts } from './drafts/draft-storage.ts';

/** Returns a function that signs everyone out and removes the drafts from this tab. */
export function useSignOut(options?: SignOutOptions): () => Promise<void> {
  const endSessions = useEndSessions(options);
  return () => {
    clearDrafts();
    return endSessions();
  };
}
