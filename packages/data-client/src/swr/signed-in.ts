'use client';
import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { type SWRResponse, useSWRConfig } from 'swr';
import type { AccountUser } from '../contract/entities/account-user.ts';
import type { ClientSession } from '../contract/entities/client-session.ts';
import { ApiError } from '../http/api-error.ts';
import { useDataContext } from './data-provider.tsx';
import { accountUserPath, clientSessionPath } from './identity-paths.ts';
import { usePublicRead } from './use-public-read.ts';

/** `anonymous`: no user is signed in. `checking`: a user may be signed in, and the check is in progress. */
export type SignInStatus = 'anonymous' | 'checking' | 'authenticated';

export interface SignInState {
  status: SignInStatus;
  /** Why the check failed: an `ApiError` with its `status`, or a network failure. */
  error: Error | undefined;
  /** Repeats the check. */
  refetch: () => void;
}

export interface ClientSessionState extends SignInState {
  /** The signed-in client; null unless the status is `authenticated`. */
  session: ClientSession | null;
}

export interface AccountUserState extends SignInState {
  /** The signed-in admin or manager; null unless the status is `authenticated`. */
  user: AccountUser | null;
}

/** After a sign-out, the cache holds null: no user is signed in. Undefined means not known yet. */
type Known<Person> = Person | null | undefined;

function useSignInState<Person>(
  path: typeof clientSessionPath | typeof accountUserPath,
  response: SWRResponse<Person, Error>,
  mayBeSignedIn: boolean,
): SignInState & { person: Person | null } {
  const { cache } = useSWRConfig();
  const { data, isValidating, mutate } = response;
  const known: Known<Person> = data;
  // When no more requests are sent, the cache still holds the reason for the sign-out.
  const error: Error | undefined = response.error ?? cache.get(path)?.error;
  const refetch = useCallback(() => void mutate(), [mutate]);
  const state = (status: SignInStatus, person: Person | null) => ({ status, person, error, refetch });
  if (!mayBeSignedIn || known === null) return state('anonymous', null);
  if (error) return state(isValidating ? 'checking' : 'anonymous', null);
  return known === undefined ? state('checking', null) : state('authenticated', known);
}

function signedOut(): boolean {
  return false;
}

/** The signed-in client. Sends no request unless a marker cookie says that there may be one. */
export function useClientSession(): ClientSessionState {
  const { presence } = useDataContext();
  const present = useSyncExternalStore(presence.subscribe, presence.hasClient, signedOut);
  const response = usePublicRead('getClientSession', present ? clientSessionPath : null, {
    shouldRetryOnError: false,
  });
  const { person, ...state } = useSignInState(clientSessionPath, response, present);
  return { session: person, ...state };
}

/** The signed-in admin or manager. Sends no request unless a marker cookie or token indicates one. */
export function useAccountUser(): AccountUserState {
  const { client, presence } = useDataContext();
  const present = useSyncExternalStore(presence.subscribe, presence.hasAccountUser, signedOut);
  const response = usePublicRead('getAccountUser', present ? accountUserPath : null, {
    shouldRetryOnError: false,
  });
  const { person, ...state } = useSignInState(accountUserPath, response, present);
  const { tokens } = client;
  const refused = state.error instanceof ApiError && state.error.status === 401;
  useEffect(() => {
    // Tokens that the server rejected once would be rejected on every page.
    if (refused && present) for (const name of ['adminToken', 'managerToken'] as const) tokens?.clear(name);
  }, [refused, present, tokens]);
  return { user: person, ...state };
}
