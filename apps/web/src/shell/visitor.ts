import { ApiError } from '@uplift/data-client';
import { useAccountUser, useClientSession } from '@uplift/data-client/swr';
import { useInBrowser } from './hydration.ts';

export interface Visitor {
  /** Whether anybody is signed in, as client or as account user. */
  signedIn: boolean;
  /** Whether that is still being found out. */
  checking: boolean;
  /** The id of the signed-in person, or `visitor`; null while the server hasn't said. */
  person: string | null;
  /** Where a signed-in client books a meeting with their manager. */
  bookingUrl: string | null;
}

/** Whether the server has answered who is signed in; 401 means no one is. */
function isAnswer(error: Error | undefined): boolean {
  return error === undefined || (error instanceof ApiError && error.status === 401);
}

/** Who is looking at the site, as far as its frame cares. */
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
