import { type Message, type MessagePage, projectEndpoints } from '@uplift/data-client/contract/project';
import { useDataClient, useEndpoint, useWriteCache } from '@uplift/data-client/swr';
import { useCallback, useRef, useState } from 'react';

export interface Thread {
  /** Without gaps, oldest first. Null until loaded. */
  messages: readonly Message[] | null;
  readUpTo: number;
  seenUpTo: number;
  error: Error | undefined;
  retry: () => void;
  older: {
    /** Whether there are earlier messages. */
    exist: boolean;
    /** Loads the previous page. */
    load: () => void;
    error: Error | null;
  };
  /** Adds a message that was just sent. */
  add: (message: Message) => void;
}

interface Known {
  page: MessagePage | undefined;
  /** Without gaps, oldest first. */
  messages: readonly Message[];
}

/** Merges the latest page. If there is a gap before it, drops the known messages, which are then reloaded. */
function withLatest(known: readonly Message[], latest: readonly Message[]): readonly Message[] {
  const page = latest.toReversed();
  const [first] = page;
  const last = known.at(-1);
  if (!first || !last || first.number > last.number + 1) return page;
  return [...known.filter(({ number }) => number < first.number), ...page];
}

/** Prepends a page of earlier messages. Ignores a stale page that no longer adjoins the known messages. */
function withEarlier(known: readonly Message[], earlier: readonly Message[]): readonly Message[] {
  const isNext = earlier[0] !== undefined && earlier[0].number + 1 === known[0]?.number;
  return isNext ? [...earlier.toReversed(), ...known] : known;
}

/**
 * Loads the thread of a client: the latest page, which is revalidated on changes, and the earlier pages read
 * so far. Messages are immutable, so loaded messages stay valid.
 */
export function useThread(clientId: string): Thread {
  const client = useDataClient();
  const params = { clientId };
  const { data: page, error, mutate } = useEndpoint(projectEndpoints.listMessages, { params });
  const write = useWriteCache();
  const [known, setKnown] = useState<Known>({ page: undefined, messages: [] });
  const [olderError, setOlderError] = useState<Error | null>(null);
  const loading = useRef(false);
  if (page && page !== known.page) setKnown({ page, messages: withLatest(known.messages, page.data) });

  const { messages } = known;
  const first = messages[0]?.number ?? 1;

  const load = useCallback(async () => {
    if (loading.current) return;
    loading.current = true;
    setOlderError(null);
    try {
      const request = { params: { clientId }, query: { before: first } };
      const { data } = await client.call(projectEndpoints.listMessages, request);
      setKnown((before) => ({ ...before, messages: withEarlier(before.messages, data) }));
    } catch (problem) {
      setOlderError(problem instanceof Error ? problem : new Error('Couldn’t load earlier messages.'));
    } finally {
      loading.current = false;
    }
  }, [client, clientId, first]);

  const add = useCallback(
    (message: Message) => {
      const isKnown = (data: readonly Message[]) => data.some(({ number }) => number === message.number);
      void write(projectEndpoints.listMessages, { params: { clientId } }, (latest) =>
        isKnown(latest.data) ? latest : { ...latest, data: [message, ...latest.data] },
      );
    },
    [clientId, write],
  );

  return {
    messages: page ? messages : null,
    readUpTo: page?.readUpTo ?? 0,
    seenUpTo: page?.seenUpTo ?? 0,
    error: page ? undefined : error,
    retry: () => void mutate(),
    older: { exist: first > 1, load: () => void load(), error: olderError },
    add,
  };
}
