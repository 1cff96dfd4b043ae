import { projectEndpoints, UNREAD_LIMIT } from '@uplift/data-client/contract/project';
import { useEndpoint } from '@uplift/data-client/swr';

/** Returns the number of a client's unread messages, up to 99. It is 0 until loaded and for a null client. */
export function useUnreadMessages(clientId: string | null): number {
  const { data } = useEndpoint(
    projectEndpoints.getUnreadMessages,
    clientId === null ? null : { params: { clientId } },
  );
  return Math.min(data?.unread ?? 0, UNREAD_LIMIT);
}
