import { ApiError } from '@uplift/data-client';
import { useAccountUser, useClientSession } from '@uplift/data-client/swr';
import { useInBrowser } from '../../hydration/hydration.ts';

export interface Visitor {
  /** Whether a client or an account user is signed in. */
  signedIn: boolean;
  /** Whether the session check is still pending. */
  checking: boolean;
  /** ID of the signed-in user, or `visitor`. Null until the server has answered. */
  person: string | null;
  /** URL where a signed-in client books a meeting with their manager. */
  bookingUrl: string | null;
}

/** Whether the server has answered who is signed in; 401 means no one is. */
function isAnswer(error: Error | undefined): boolean {
  return error === undefined || (error instanceof ApiError && error.status === 401);
}

/** Returns what the site's frame needs to know about the visitor. */
export function useVisitor(): Visitor {
  const client = useClientSession();
  const account = useAccountUser();
  const inBrowser = useInBrowser();
  const checking = !inBrowser || client.status === 'checking' || account.status === 'checking';
  const known = !checking && isAnswer(client.error) && isAnswer(account.error);
  return {
    signedIn: client.status === 'authenticated' || account.status === 'authenticated',
    checking,
    person: known ? (client.session?.id ?? account.user?.id ?? 'visitor') : null,
    bookingUrl: client.session?.manager?.bookingUrl ?? null,
  };
}
