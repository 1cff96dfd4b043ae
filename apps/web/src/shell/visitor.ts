import { useAccountUser, useClientSession } from '@uplift/data-client/swr';
import { useInBrowser } from './hydration.ts';

export interface Visitor {
  /** Whether anybody is signed in, as client or as account user. */
  signedIn: boolean;
  /** Whether that is still being found out. */
  checking: boolean;
  /** Where a signed-in client books a meeting with their manager. */
  bookingUrl: string | null;
}

/** Who is looking at the site, as far as its frame cares. */
export function useVisitor(): Visitor {
  const client = useClientSession();
  const account = useAccountUser();
  const inBrowser = useInBrowser();
  return {
    signedIn: client.status === 'authenticated' || account.status === 'authenticated',
    checking: !inBrowser || client.status === 'checking' || account.status === 'checking',
    bookingUrl: client.session?.manager?.bookingUrl ?? null,
  };
}
