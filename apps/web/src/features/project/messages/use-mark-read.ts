import { projectEndpoints } from '@uplift/data-client/contract/project';
import { useEndpointMutation, useOptimisticWrite, useWriteCache } from '@uplift/data-client/swr';
import { useEffect, useRef, useSyncExternalStore } from 'react';

function subscribe(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

/**
 * Marks a thread as read up to a message while the page is visible.
 *
 * @param number number of the thread's last message, or null while it isn't in view
 */
export function useMarkRead(clientId: string, number: number | null, readUpTo: number): void {
  const write = useWriteCache();
  const writeOptimistically = useOptimisticWrite();
  const { trigger } = useEndpointMutation(projectEndpoints.markMessagesRead, {
    optimistic: ({ params }) =>
      writeOptimistically(projectEndpoints.getUnreadMessages, { params }, () => ({ unread: 0 })),
    write: (unread, { params }) => write(projectEndpoints.getUnreadMessages, { params }, () => unread),
  });
  const isSeen = useSyncExternalStore(subscribe, () => document.visibilityState !== 'hidden');
  const marked = useRef(0);
  useEffect(() => {
    if (!isSeen || number === null || number <= Math.max(readUpTo, marked.current)) return;
    marked.current = number;
    trigger({ params: { clientId }, body: { number } }).catch(() => {
      // Retried with the next message that comes into view.
      marked.current = 0;
    });
  }, [clientId, isSeen, number, readUpTo, trigger]);
}
