'use client';
import { useEffect, useRef } from 'react';
import { useSWRConfig } from 'swr';
import type { DataClient } from '../http/data-client.ts';
import { useDataContext } from './data-provider.tsx';
import type { SessionKind } from './session-presence.ts';

/** How long it waits after the server refused a stream, in milliseconds: each time twice as long. */
const RETRY_MS = 2_000;
const RETRY_LIMIT_MS = 60_000;

/** `EventSource.CLOSED`, where there is no such class. */
const CLOSED = 2;

const CLIENTS_PATH = '/api/clients/';

/** What is gathered from all clients, and changes with each of them. */
const gathered = /^\/api\/manager\/(?:clients|agenda)(?:\?|$)/;

/** What is needed of an `EventSource`. */
export interface LiveSource {
  readonly readyState: number;
  close(): void;
  addEventListener(type: string, listener: (event: MessageEvent) => void): void;
}

export interface LiveUpdatesOptions {
  /** Whose session counts, where a browser holds several. */
  area: SessionKind;
  /** Called when the server says that the session is over. */
  onSessionEnded: () => void;
  /** Opens a stream. @default (address) => new EventSource(address) */
  createSource?: (address: string) => LiveSource;
}

/** Where the last stream of a client broke off. Whoever comes back to an area is told what they missed. */
const positions = new WeakMap<DataClient, string>();

function openSource(address: string): LiveSource {
  return new EventSource(address);
}

function isWanted(): boolean {
  // Browsers open few connections to one site: windows that nobody looks at hold none.
  return navigator.onLine && document.visibilityState !== 'hidden';
}

/** The path of what changed: "/api/clients/…/messages". */
function pathOfChange(data: unknown): string | null {
  const text = typeof data === 'string' ? data : '';
  const [, clientId, topic] = /^\{"clientId":"([\w-]+)","topic":"([\w-]+)"\}$/.exec(text) ?? [];
  return clientId && topic ? `${CLIENTS_PATH}${clientId}/${topic}` : null;
}

/**
 * Follows what changes of the clients of whoever is signed in, and reads it again where it is shown or kept: all that
 * lies under `/api/clients/{clientId}/{topic}`. Breaks are made up for; while the device is offline or the window is
 * hidden, nothing is followed.
 */
export function useLiveUpdates({
  area,
  onSessionEnded,
  createSource = openSource,
}: LiveUpdatesOptions): void {
  const { mutate } = useSWRConfig();
  const { client, freshness, preloads } = useDataContext();
  // React 19.0 has no effect events yet.
  const latest = useRef({ onSessionEnded, createSource });
  useEffect(() => {
    latest.current = { onSessionEnded, createSource };
  });

  useEffect(() => {
    let source: LiveSource | null = null;
    let failures = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;

    function readAgain(isMeant: (path: string) => boolean): void {
      void mutate((key) => {
        if (typeof key !== 'string' || !isMeant(key)) return false;
        // What was given lately is not what there is now.
        freshness.forget(key);
        preloads.delete(key);
        return true;
      });
    }

    function stop(): void {
      clearTimeout(timer);
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
      opened.addEventListener('position', ({ lastEventId }) => {
        failures = 0;
        positions.set(client, lastEventId);
      });
      opened.addEventListener('change', ({ data }) => {
        const path = pathOfChange(data);
        if (path)
          readAgain(
            (key) =>
              gathered.test(key) || (key.startsWith(path) && /^(?:[/?]|$)/.test(key.slice(path.length))),
          );
      });
      opened.addEventListener('reset', () =>
        readAgain((key) => gathered.test(key) || key.startsWith(CLIENTS_PATH)),
      );
      opened.addEventListener('end', () => {
        stop();
        latest.current.onSessionEnded();
      });
      opened.addEventListener('error', () => {
        // A stream that broke off comes back by itself; one that was refused does not.
        if (opened.readyState !== CLOSED) return;
        stop();
        timer = setTimeout(start, Math.min(RETRY_MS * 2 ** failures, RETRY_LIMIT_MS));
        failures += 1;
      });
    }

    function adjust(): void {
      stop();
      failures = 0;
      start();
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
  }, [area, client, freshness, preloads, mutate]);
}
