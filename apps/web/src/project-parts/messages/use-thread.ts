import { type Message, type MessagePage, projectEndpoints } from '@uplift/data-client/contract/project';
import { useDataClient, useEndpoint } from '@uplift/data-client/swr';
import { useCallback, useMemo, useRef, useState } from 'react';

export interface Thread {
  /** Without gaps, the oldest first; null until they are there. */
  messages: readonly Message[] | null;
  readUpTo: number;
  seenUpTo: number;
  error: Error | undefined;
  retry: () => void;
  older: {
    /** Whether there are messages before these. */
    exist: boolean;
    /** Reads some of them. */
    load: () => void;
    error: Error | null;
  };
  /** Takes a message in that was just sent. */
  add: (message: Message) => void;
}

interface Known {
  page: MessagePage | undefined;
  byNumber: ReadonlyMap<number, Message>;
}

const withMessages = (known: Known['byNumber'], added: readonly Message[]): Known['byNumber'] =>
  new Map([...known, ...added.map((message): [number, Message] => [message.number, message])]);

/** From the latest message back to the first that is missing: numbers have no gaps, so a gap is what is not read yet. */
function withoutGaps(byNumber: Known['byNumber']): Message[] {
  const messages: Message[] = [];
  const last = Math.max(0, ...byNumber.keys());
  for (let message = byNumber.get(last); message; message = byNumber.get(message.number - 1))
    messages.push(message);
  return messages.reverse();
}

/**
 * The thread of a client: its latest page, which is read again whenever something changes, and what was read of the
 * pages before. Messages never change, so what is known stays.
 */
export function useThread(clientId: string): Thread {
  const client = useDataClient();
  const params = { clientId };
  const { data: page, error, mutate } = useEndpoint(projectEndpoints.listMessages, { params });
  const [known, setKnown] = useState<Known>({ page: undefined, byNumber: new Map() });
  const [olderError, setOlderError] = useState<Error | null>(null);
  const loading = useRef(false);
  if (page && page !== known.page) setKnown({ page, byNumber: withMessages(known.byNumber, page.data) });

  const messages = useMemo(() => withoutGaps(known.byNumber), [known.byNumber]);
  const first = messages[0]?.number ?? 1;

  const load = useCallback(async () => {
    if (loading.current) return;
    loading.current = true;
    setOlderError(null);
    try {
      const request = { params: { clientId }, query: { before: first } };
      const { data } = await client.call(projectEndpoints.listMessages, request);
      setKnown(({ page: latest, byNumber }) => ({ page: latest, byNumber: withMessages(byNumber, data) }));
    } catch (problem) {
      setOlderError(problem instanceof Error ? problem : new Error('Earlier messages could not be loaded.'));
    } finally {
      loading.current = false;
    }
  }, [client, clientId, first]);

  const add = useCallback(
    (message: Message) => {
      const isKnown = (data: readonly Message[]) => data.some(({ number }) => number === message.number);
      void mutate(
        (latest) =>
          latest && !isKnown(latest.data) ? { ...latest, data: [message, ...latest.data] } : latest,
        { revalidate: false },
      );
    },
    [mutate],
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
