import { useAccountUser, useClientSession } from '@uplift/data-client/swr';

export interface Visitor {
  /** Whether anybody is signed in, as client or as account user. */
  signedIn: boolean;
  /** Where a signed-in client books a meeting with their manager. */
  bookingUrl: string | null;
}

/** Who is looking at the site, as far as its frame cares. */
export function useVisitor(): Visitor {
  const client = useClientSession();
  const account = useAccountUser();
  return {
    signedIn: client.status === 'authenticated' || account.status === 'authenticated',
    bookingUrl: client.session?.manager?.bookingUrl ?? null,
  };
}
