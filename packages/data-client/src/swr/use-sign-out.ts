'use client';
import { useSWRConfig } from 'swr';
import {
  signOut as endSessions,
  getAccountUser,
  getClientSession,
  signOutClient,
  signOutManager,
} from '../contract/public/session.ts';
import { explainError } from '../http/api-error.ts';
import { callMutation } from './call-mutation.ts';
import { useDataContext } from './data-provider.tsx';
import { useKeepIdentity } from './use-keep-identity.ts';

/** How long a logout call may take before the last step goes ahead without its answer, in milliseconds. */
const SIGN_OUT_LIMIT_MS = 5_000;

export interface SignOutOptions {
  /** Goes to the page that ends whatever session is left. @default location.assign */
  navigate?: (path: string) => void;
  /** Told of each logout call that failed. The navigation follows all the same. */
  onError?: (error: Error) => void;
}

function leavePage(path: string): void {
  location.assign(path);
}

/**
 * Gives the function that signs everybody out: it clears the tokens and who is signed in, posts to the logout
 * calls of those sessions that marker cookies name, and goes to `/api/logout` whatever these answered.
 */
export function useSignOut({ navigate = leavePage, onError }: SignOutOptions = {}): () => Promise<void> {
  const { client, presence } = useDataContext();
  const { mutate } = useSWRConfig();
  const keepIdentity = useKeepIdentity();
  return async () => {
    const calls = [
      ...(presence.hasMarker('client') ? [signOutClient] : []),
      ...(presence.hasMarker('manager') ? [signOutManager] : []),
    ];
    client.tokens?.clearAll();
    await Promise.all([keepIdentity(getClientSession, null), keepIdentity(getAccountUser, null)]);
    const signal = AbortSignal.timeout(SIGN_OUT_LIMIT_MS);
    await Promise.all(
      calls.map((call) =>
        callMutation(client, call, {}, { signal }).catch((error: unknown) => {
          onError?.(explainError(error, 'Logout failed'));
        }),
      ),
    );
    // A marker that is still there means a session that may still be: the server says whose.
    if (presence.hasClient()) void mutate(getClientSession.path);
    navigate(endSessions.path);
  };
}
