import { useAccountUser, useClientSession } from '@uplift/data-client/swr';
import { useSyncExternalStore } from 'react';

export interface Visitor {
  /** Whether anybody is signed in, as client or as account user. */
  signedIn: boolean;
  /** Whether that is still being found out. */
  checking: boolean;
  /** Where a signed-in client books a meeting with their manager. */
  bookingUrl: string | null;
}

const neverChanges = () => () => {};

/** Who is looking at the site, as far as its frame cares. */
export function useVisitor(): Visitor {
  const client = useClientSession();
  const account = useAccountUser();
  const inBrowser = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
  return {
    signedIn: client.status === 'authenticated' || account.status === 'authenticated',
    checking: !inBrowser || client.status === 'checking' || account.status === 'checking',
    bookingUrl: client.session?.manager?.bookingUrl ?? null,
  };
}
