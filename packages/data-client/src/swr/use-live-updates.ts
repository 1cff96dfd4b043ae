'use client';
import { useEffect, useRef } from 'react';
import { useSWRConfig } from 'swr';
import type { DataClient } from '../http/data-client.ts';
import { useDataContext } from './data-provider.tsx';
import { clientsPath, isAtOrBelow, isGathered, LIVE_SILENCE_LIMIT_MS } from './live-paths.ts';
import type { SessionKind } from './session-presence.ts';
import { wait } from './wait.ts';

/** Delay before reconnecting after the server rejected a stream, in milliseconds. Doubles each time. */
const RETRY_MS = 2_000;
const RETRY_LIMIT_MS = 60_000;

/** How long a refetch waits for mutations in progress, in milliseconds. */
const MUTATION_WAIT_MS = 2_000;

/** `EventSource.CLOSED`, for platforms without that class. */
const CLOSED = 2;

/** The required part of `EventSource`. */
export interface LiveSource {
  readonly readyState: number;
  close(): void;
  addEventListener(type: string, listener: (event: MessageEvent) => void): void;
}

export interface LiveUpdatesOptions {
  /** Area whose session is used, if the browser holds several. */
  area: SessionKind;
  /** Called when the server reports that the session is over. */
  onSessionEnded: () => void;
  /** Opens a stream. @default (address) => new EventSource(address) */
  createSource?: (address: string) => LiveSource;
}

/**
 * Last stream position of each data client, so that a user who returns to an area receives missed changes.
 */
const positions = new WeakMap<DataClient, string>();

function openSource(address: string): LiveSource {
  return new EventSource(address);
}

function isWanted(): boolean {
  // Browsers limit connections per site, so hidden windows hold none.
  return navigator.onLine && document.visibilityState !== 'hidden';
}

/** Returns the path of a change: "/api/clients/…/messages". */
function pathOfChange(data: unknown): string | null {
  const text = typeof data === 'string' ? data : '';
  const [, clientId, topic] = /^\{"clientId":"([\w-]+)","topic":"([\w-]+)"\}$/.exec(text) ?? [];
  return clientId && topic ? `${clientsPath}${clientId}/${topic}` : null;
}

/**
 * Follows changes to the signed-in user's clients and refetches visible or cached data under
 * `/api/clients/{clientId}/{topic}`. Reconnects after interruptions and after 35 seconds of silence, and
 * catches up. Pauses while the device is offline or the window is hidden.
 */
export function useLiveUpdates({
  area,
  onSessionEnded,
  createSource = openSource,
}: LiveUpdatesOptions): void {
  const { cache, mutate } = useSWRConfig();
  const { client, freshness, preloads, mutations, live } = useDataContext();
  // React 19.0 has no effect events yet.
  const latest = useRef({ onSessionEnded, createSource });
  useEffect(() => {
    latest.current = { onSessionEnded, createSource };
  });

  useEffect(() => {
    let source: LiveSource | null = null;
    let failures = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let silence: ReturnType<typeof setTimeout> | undefined;

    async function readAgain(isMeant: (path: string) => boolean): Promise<void> {
      // Recently received values are out of date now, also for what mounts during the wait.
      for (const key of [...cache.keys(), ...preloads.keys()].filter(isMeant)) {
        freshness.forget(key);
        preloads.delete(key);
      }
      if (mutations.size > 0) {
        // The change may be that of a mutation in progress, whose write would discard a read in progress.
        await Promise.race([Promise.allSettled(mutations), wait(MUTATION_WAIT_MS)]);
      }
      await mutate((key) => typeof key === 'string' && isMeant(key));
    }

    function reopen(): void {
      stop();
      start();
    }

    /** Reopens the stream when nothing arrives: a dead connection may raise no error. */
    function limitSilence(): void {
      clearTimeout(silence);
      silence = setTimeout(reopen, LIVE_SILENCE_LIMIT_MS);
    }

    function noteMessage(): void {
      live.heardAt = Date.now();
      limitSilence();
    }

    function stop(): void {
      live.heardAt = 0;
      clearTimeout(timer);
      clearTimeout(silence);
      source?.close();
      source = null;
    }

    function start(): void {
      if (source || !isWanted()) return;
      const query = new URLSearchParams({ area });
      const after = positions.get(client);
      if (after !== undefined) query.set('after', after);
      const opened = latest.current.createSource(`/api/live?${query}`);
      source = opened;
      limitSilence();
      opened.addEventListener('position', ({ lastEventId }) => {
        failures = 0;
        noteMessage();
        positions.set(client, lastEventId);
      });
      opened.addEventListener('change', ({ data }) => {
        noteMessage();
        const path = pathOfChange(data);
        if (path) void readAgain((key) => isGathered(key) || isAtOrBelow(path, key));
      });
      opened.addEventListener('reset', () => {
        noteMessage();
        void readAgain((key) => isGathered(key) || key.startsWith(clientsPath));
      });
      opened.addEventListener('end', () => {
        stop();
        latest.current.onSessionEnded();
      });
      opened.addEventListener('error', () => {
        live.heardAt = 0;
        // The browser reconnects an interrupted stream automatically, but not a rejected one.
        if (opened.readyState !== CLOSED) return;
        stop();
        timer = setTimeout(start, Math.min(RETRY_MS * 2 ** failures, RETRY_LIMIT_MS));
        failures += 1;
      });
    }

    function adjust(): void {
      failures = 0;
      reopen();
    }

    start();
    window.addEventListener('online', adjust);
    window.addEventListener('offline', adjust);
    document.addEventListener('visibilitychange', adjust);
    return () => {
      stop();
      window.removeEventListener('online', adjust);
      window.removeEventListener('offline', adjust);
      document.removeEventListener('visibilitychange', adjust);
    };
  }, [area, cache, client, freshness, preloads, mutations, live, mutate]);
}
