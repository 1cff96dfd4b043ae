import type { ReactElement } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import type { SignInArrival } from './sign-in-arrival.ts';

export interface SignInRedirectProps {
  /** Where the sign-in is. */
  to: string;
  /** Whether a session has just ended in the middle of the work. */
  sessionEnded: boolean;
}

/** Leads to the sign-in, and from there back to the page at hand. */
export function SignInRedirect({ to, sessionEnded }: SignInRedirectProps): ReactElement {
  const { pathname, search, hash } = useLocation();
  const state: SignInArrival = { sessionEnded };
  return (
    <Navigate to={`${to}?${new URLSearchParams({ next: pathname + search + hash })}`} replace state={state} />
  );
}
