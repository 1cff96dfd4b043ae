'use client';
/** @jsxImportSource react */
import { createContext, type ReactElement, type ReactNode, use, useEffect, useMemo, useState } from 'react';
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
  /** Returns the JSON at a path, or its preloaded response. */
  getJson: (path: string) => Promise<unknown>;
  /**
   * Serializes calls that read or change who is signed in, so that the response of an older session never
   * overrides a newer sign-in.
   */
  inIdentityTurn: Turns;
  presence: SessionPresence;
  /** Mutations in progress, including their writes to the cache. */
  mutations: Set<Promise<unknown>>;
  /** When the live stream sent its last event, in milliseconds since the epoch. 0 while there is no stream. */
  live: { heardAt: number };
  /** Whether the provider is unmounted, and SWR has given up its cache. Responses may still arrive. */
  ended?: boolean;
}

const DataContext = /* @__PURE__ */ createContext<DataContextValue | null>(null);

/** A key is a path or its segments. */
export type PathKey = string | readonly (string | number)[];

/** Returns the path of a key: its segments joined by slashes. */
export function pathOfKey(key: PathKey): string {
  return typeof key === 'string' ? key : key.join('/');
}

const readPolicy: SWRConfiguration = {
  // A cache per provider: two providers on one page, or consecutive tests, share nothing.
  provider: () => new Map(),
  dedupingInterval: FRESH_MS,
  focusThrottleInterval: FRESH_MS,
  revalidateOnFocus: false,
  // After going online, a page refetches what failed; fresh data stays.
  revalidateOnReconnect: true,
  onErrorRetry: (error, _key, _config, revalidate, { retryCount }) => {
    if (!shouldRetryRead(error, retryCount, isOnline())) return;
    setTimeout(() => void revalidate({ retryCount }), readRetryDelay(error, retryCount));
  },
};

export interface DataProviderProps {
  /** Makes the calls of all hooks below. Its tokens also tell the hooks who may be signed in. */
  client: DataClient;
  /** Data rendered by the server, by path. It isn't refetched while fresh. */
  fallback?: Readonly<Record<string, unknown>>;
  /**
   * Returns the cookies that mark sessions. Stories that share a page each pass their own.
   * @default () => document.cookie
   */
  readCookies?: () => string;
  children: ReactNode;
}

const noFallback = {};

function readDocumentCookies(): string {
  return document.cookie;
}

/** Provides the client and read policy of the hooks below: 5 minutes fresh, no focus refetch, no polling. */
export function DataProvider({
  client,
  fallback = noFallback,
  readCookies = readDocumentCookies,
  children,
}: DataProviderProps): ReactElement {
  const [freshness] = useState(() => createFreshness(Object.keys(fallback)));
  const context = useMemo((): DataContextValue => {
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
    const mutations = new Set<Promise<unknown>>();
    return {
      client,
      freshness,
      preloads,
      getJson,
      inIdentityTurn,
      presence,
      mutations,
      live: { heardAt: 0 },
    };
  }, [client, freshness, readCookies]);
  const config = useMemo(
    () => ({ ...readPolicy, fallback, fetcher: (key: PathKey) => context.getJson(pathOfKey(key)) }),
    [context, fallback],
  );
  useEffect(() => {
    context.ended = false;
    return () => {
      context.ended = true;
    };
  }, [context]);
  return (
    <DataContext value={context}>
      <SWRConfig value={config}>{children}</SWRConfig>
    </DataContext>
  );
}

export function useDataContext(): DataContextValue {
  const context = use(DataContext);
  if (!context) {
    throw new Error('A data hook needs a <DataProvider> at the root of the app.');
  }
  return context;
}

/** Returns the client of the provider. */
export function useDataClient(): DataClient {
  return useDataContext().client;
}
