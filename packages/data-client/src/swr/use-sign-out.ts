'use client';
import { useSWRConfig } from 'swr';
import type { signOut as endSessions } from '../contract/public/sign-out.ts';
import { tokenNames } from '../tokens/token-store.ts';
import { useDataContext } from './data-provider.tsx';
import { accountUserPath, clientSessionPath } from './identity-paths.ts';
import { useKeepIdentity } from './use-keep-identity.ts';

/** The page that ends any remaining session and redirects to the home page. */
const LAST_STEP: (typeof endSessions)['path'] = '/api/logout';

export interface SignOutOptions {
  /** Navigates to the page that ends any remaining session. @default location.assign */
  navigate?: (path: string) => void;
  /** Called for each failed logout call. The navigation follows anyway. */
  onError?: (error: Error) => void;
}

function leavePage(path: string): void {
  location.assign(path);
}

/**
 * Returns a function that signs out all users: it clears the tokens and the cached users, posts to the logout
 * endpoints of sessions that marker cookies or those tokens name, and goes to `/api/logout` regardless of the
 * responses.
 */
export function useSignOut({ navigate = leavePage, onError }: SignOutOptions = {}): () => Promise<void> {
  const { client, presence } = useDataContext();
  const { mutate } = useSWRConfig();
  const keepIdentity = useKeepIdentity();
  return async () => {
    const tokens = new Map(tokenNames.map((name) => [name, client.tokens?.get(name) ?? null]));
    client.tokens?.clearAll();
    await Promise.all([keepIdentity(clientSessionPath, null), keepIdentity(accountUserPath, null)]);
    // Loaded on demand, because most visitors never sign in.
    const errors = await import('./post-logouts.ts').then(
      ({ postLogouts }) => postLogouts(client, presence, tokens),
      (cause: unknown) => [new Error('Logout failed', { cause })],
    );
    for (const error of errors) onError?.(error);
    // A remaining marker cookie means that the session may still exist, so check with the server.
    if (presence.hasClient()) void mutate(clientSessionPath);
    navigate(LAST_STEP);
  };
}
