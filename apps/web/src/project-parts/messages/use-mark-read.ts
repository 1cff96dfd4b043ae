import { projectEndpoints } from '@uplift/data-client/contract/project';
import { useEndpointMutation } from '@uplift/data-client/swr';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useSWRConfig } from 'swr';

function subscribe(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

/**
 * Marks a thread as read up to a message while the page is visible.
 *
 * @param number number of the last message in view, or null if none is
 */
export function useMarkRead(clientId: string, number: number | null, readUpTo: number): void {
  const { trigger } = useEndpointMutation(projectEndpoints.markMessagesRead);
  const { mutate } = useSWRConfig();
  const isSeen = useSyncExternalStore(subscribe, () => document.visibilityState !== 'hidden');
  const marked = useRef(0);
  useEffect(() => {
    if (!isSeen || number === null || number <= Math.max(readUpTo, marked.current)) return;
    marked.current = number;
    trigger({ params: { clientId }, body: { number } }).then(
      (answer) => mutate(`/api/clients/${clientId}/messages/unread`, answer, { revalidate: false }),
      () => {
        // Retried with the next message that comes into view.
        marked.current = 0;
      },
    );
  }, [clientId, isSeen, mutate, number, readUpTo, trigger]);
}
