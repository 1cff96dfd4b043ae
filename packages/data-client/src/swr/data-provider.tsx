'use client';
/** @jsxImportSource react */
import { createContext, type ReactElement, type ReactNode, use, useMemo, useState } from 'react';
import { SWRConfig, type SWRConfiguration } from 'swr';
import type { DataClient } from '../http/data-client.ts';
import { createFreshness, type Freshness } from './freshness.ts';
import { accountUserPath, clientSessionPath } from './identity-paths.ts';
import type { Preloads } from './preloads.ts';
import { FRESH_MS, isOnline, readRetryDelay, shouldRetryRead } from './retry.ts';
import { createSessionPresence, type SessionPresence } from './session-presence.ts';
import { createTurns, type Turns } from './turns.ts';

interface DataContextValue {
  client: DataClient;
  freshness: Freshness;
  preloads: Preloads;
  /** Gets the JSON at a path, or what was preloaded of it. */
  getJson: (path: string) => Promise<unknown>;
  /** Makes a call that reads or changes who is signed in. An answer that an older session got never follows a sign-in's. */
  inIdentityTurn: Turns;
  presence: SessionPresence;
}

const DataContext = /* @__PURE__ */ createContext<DataContextValue | null>(null);

/** A key is a path, or the segments of one. */
export type PathKey = string | readonly (string | number)[];

/** The path of a key: its segments joined by a slash. */
export function pathOfKey(key: PathKey): string {
  return typeof key === 'string' ? key : key.join('/');
}

const readPolicy: SWRConfiguration = {
  // A cache per provider: two providers on one page, or one test after another, share nothing.
  provider: () => new Map(),
  dedupingInterval: FRESH_MS,
  focusThrottleInterval: FRESH_MS,
  revalidateOnFocus: false,
  // A page that was offline asks again for what failed; what is fresh stays.
  revalidateOnReconnect: true,
  onErrorRetry: (error, _key, _config, revalidate, { retryCount }) => {
    if (!shouldRetryRead(error, retryCount, isOnline())) return;
    setTimeout(() => void revalidate({ retryCount }), readRetryDelay(error, retryCount));
  },
};

export interface DataProviderProps {
  /** Makes the calls of every hook below. The tokens that it was created with tell the hooks who may be signed in. */
  client: DataClient;
  /** Values by path that came with a server-rendered page: they are not fetched again while fresh. */
  fallback?: Readonly<Record<string, unknown>>;
  /**
   * Gives the cookies by which the server marks who is signed in. Stories that share a page each have their own.
   * @default () => document.cookie
   */
  readCookies?: () => string;
  children: ReactNode;
}

const noFallback = {};

function readDocumentCookies(): string {
  return document.cookie;
}

/** Gives the hooks below their client and the policy of all reads: fresh for 5 minutes, no focus refetch, no polling. */
export function DataProvider({
  client,
  fallback = noFallback,
  readCookies = readDocumentCookies,
  children,
}: DataProviderProps): ReactElement {
  const [freshness] = useState(() => createFreshness(Object.keys(fallback)));
  const context = useMemo(() => {
    const preloads: Preloads = new Map();
    const inIdentityTurn = createTurns();
    const getJson = (path: string) => {
      const preload = preloads.get(path);
      preloads.delete(path);
      if (preload?.isFresh()) return preload.json;
      const get = () => client.getJson(path);
      return path === clientSessionPath || path === accountUserPath ? inIdentityTurn(get) : get();
    };
    const presence = createSessionPresence(client.tokens, readCookies);
    return { client, freshness, preloads, getJson, inIdentityTurn, presence };
  }, [client, freshness, readCookies]);
  const config = useMemo(
    () => ({ ...readPolicy, fallback, fetcher: (key: PathKey) => context.getJson(pathOfKey(key)) }),
    [context, fallback],
  );
  return (
    <DataContext value={context}>
      <SWRConfig value={config}>{children}</SWRConfig>
    </DataContext>
  );
}

export function useDataContext(): DataContextValue {
  const context = use(DataContext);
  if (!context) {
    throw new Error('A data hook was called outside of <DataProvider>. Render it at the root of the app.');
  }
  return context;
}

/** The client that the provider was given. */
export function useDataClient(): DataClient {
  return useDataContext().client;
}
