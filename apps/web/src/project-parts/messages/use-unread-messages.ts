import { projectEndpoints, UNREAD_LIMIT } from '@uplift/data-client/contract/project';
import { useEndpoint } from '@uplift/data-client/swr';

/** How many messages of a client wait to be read, up to 99; 0 while that is not known. A client of null has none. */
export function useUnreadMessages(clientId: string | null): number {
  const { data } = useEndpoint(
    projectEndpoints.getUnreadMessages,
    clientId === null ? null : { params: { clientId } },
  );
  return Math.min(data?.unread ?? 0, UNREAD_LIMIT);
}
