'use client';
import { useSWRConfig } from 'swr';
import type { signOut as endSessions } from '../contract/public/sign-out.ts';
import { tokenNames } from '../tokens/token-store.ts';
import { useDataContext } from './data-provider.tsx';
import { accountUserPath, clientSessionPath } from './identity-paths.ts';
import { useKeepIdentity } from './use-keep-identity.ts';

/** The page that ends whatever session is left and leads to the home page. */
const LAST_STEP: (typeof endSessions)['path'] = '/api/logout';

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
 * Returns the function that signs everybody out: it clears the tokens and who is signed in, posts to the logout calls
 * of the sessions that marker cookies or those tokens name, and goes to `/api/logout` whatever these answered.
 */
export function useSignOut({ navigate = leavePage, onError }: SignOutOptions = {}): () => Promise<void> {
  const { client, presence } = useDataContext();
  const { mutate } = useSWRConfig();
  const keepIdentity = useKeepIdentity();
  return async () => {
    const tokens = new Map(tokenNames.map((name) => [name, client.tokens?.get(name) ?? null]));
    client.tokens?.clearAll();
    await Promise.all([keepIdentity(clientSessionPath, null), keepIdentity(accountUserPath, null)]);
    // Loaded when it is needed, as most visitors never sign in.
    const errors = await import('./post-logouts.ts').then(
      ({ postLogouts }) => postLogouts(client, presence, tokens),
      (cause: unknown) => [new Error('Logout failed', { cause })],
    );
    for (const error of errors) onError?.(error);
    // A marker that is still there means a session that may still be: the server says whose.
    if (presence.hasClient()) void mutate(clientSessionPath);
    navigate(LAST_STEP);
  };
}
