'use client';
import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { type SWRResponse, useSWRConfig } from 'swr';
import type { AccountUser } from '../contract/entities/account-user.ts';
import type { ClientSession } from '../contract/entities/client-session.ts';
import { ApiError } from '../http/api-error.ts';
import { useDataContext } from './data-provider.tsx';
import { accountUserPath, clientSessionPath } from './identity-paths.ts';
import { usePublicRead } from './use-public-read.ts';

/** `anonymous`: nobody is signed in. `checking`: somebody may be, the server is being asked. */
export type SignInStatus = 'anonymous' | 'checking' | 'authenticated';

export interface SignInState {
  status: SignInStatus;
  /** Why the server did not say who is signed in: an `ApiError` with its `status`, or the network's failure. */
  error: Error | undefined;
  /** Asks the server again. */
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

/** Whoever signed out leaves null in the cache: known to be nobody, where undefined is not known yet. */
type Known<Person> = Person | null | undefined;

function useSignInState<Person>(
  path: typeof clientSessionPath | typeof accountUserPath,
  response: SWRResponse<Person, Error>,
  mayBeSignedIn: boolean,
): SignInState & { person: Person | null } {
  const { cache } = useSWRConfig();
  const { data, isValidating, mutate } = response;
  const known: Known<Person> = data;
  // While nothing is asked any more, the cache still says why somebody is signed in no longer.
  const error: Error | undefined = response.error ?? cache.get(path)?.error;
  const refetch = useCallback(() => void mutate(), [mutate]);
  const state = (status: SignInStatus, person: Person | null) => ({ status, person, error, refetch });
  if (!mayBeSignedIn || known === null) return state('anonymous', null);
  if (error) return state(isValidating ? 'checking' : 'anonymous', null);
  return known === undefined ? state('checking', null) : state('authenticated', known);
}

function nobody(): boolean {
  return false;
}

/** The signed-in client. Nothing is asked while no marker cookie says that there may be one. */
export function useClientSession(): ClientSessionState {
  const { presence } = useDataContext();
  const present = useSyncExternalStore(presence.subscribe, presence.hasClient, nobody);
  const response = usePublicRead('getClientSession', present ? clientSessionPath : null, {
    shouldRetryOnError: false,
  });
  const { person, ...state } = useSignInState(clientSessionPath, response, present);
  return { session: person, ...state };
}

/** The signed-in admin or manager. Nothing is asked while neither a marker cookie nor a token says that there may be one. */
export function useAccountUser(): AccountUserState {
  const { client, presence } = useDataContext();
  const present = useSyncExternalStore(presence.subscribe, presence.hasAccountUser, nobody);
  const response = usePublicRead('getAccountUser', present ? accountUserPath : null, {
    shouldRetryOnError: false,
  });
  const { person, ...state } = useSignInState(accountUserPath, response, present);
  const { tokens } = client;
  const refused = state.error instanceof ApiError && state.error.status === 401;
  useEffect(() => {
    // What the server refused once would be refused on every page.
    if (refused && present) for (const name of ['adminToken', 'managerToken'] as const) tokens?.clear(name);
  }, [refused, present, tokens]);
  return { user: person, ...state };
}
