import { type Message, projectEndpoints } from '@uplift/data-client/contract/project';
import { callMutation, createIdempotencyKey, useDataClient } from '@uplift/data-client/swr';
import { useCallback, useEffect, useState } from 'react';
import { useDrafts } from '../../../areas/shared/drafts/draft-owner.tsx';
import { readUnsent, storeUnsent, type UnsentMessage } from './unsent-messages.ts';

export interface Sending {
  unsent: readonly UnsentMessage[];
  send: (body: string) => void;
  /** Resends a message. If the first attempt did arrive, the message isn't duplicated. */
  tryAgain: (message: UnsentMessage) => void;
  /** Discards an unsent message. */
  discard: (message: UnsentMessage) => void;
}

/** Sends messages. Unsent messages are stored and survive a reload. */
export function useSending(clientId: string, onSent: (message: Message) => void): Sending {
  const client = useDataClient();
  const drafts = useDrafts();
  const [unsent, setUnsent] = useState(() => readUnsent(drafts, clientId));
  useEffect(() => storeUnsent(drafts, clientId, unsent), [drafts, clientId, unsent]);

  const remove = useCallback(
    (key: string) => setUnsent((known) => known.filter((each) => each.key !== key)),
    [],
  );

  const attempt = useCallback(
    async ({ key, body }: Pick<UnsentMessage, 'key' | 'body'>) => {
      const request = { params: { clientId }, body: { body } };
      try {
        onSent(await callMutation(client, projectEndpoints.sendMessage, request, { idempotencyKey: key }));
        remove(key);
      } catch (error) {
        const problem = error instanceof Error ? error.message : 'Couldn’t send the message.';
        setUnsent((known) => known.map((each) => (each.key === key ? { ...each, problem } : each)));
      }
    },
    [client, clientId, onSent, remove],
  );

  return {
    unsent,
    send: (body) => {
      const message = { key: createIdempotencyKey(), body, problem: null };
      setUnsent((known) => [...known, message]);
      void attempt(message);
    },
    tryAgain: ({ key, body }) => {
      setUnsent((known) => known.map((each) => (each.key === key ? { ...each, problem: null } : each)));
      void attempt({ key, body });
    },
    discard: ({ key }) => remove(key),
  };
}
