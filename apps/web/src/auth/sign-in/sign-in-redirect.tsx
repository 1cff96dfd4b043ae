import type { ReactElement } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import type { SignInArrival } from './sign-in-arrival.ts';

export interface SignInRedirectProps {
  /** Path of the sign-in page. */
  to: string;
  /** Whether a session has just ended during work. */
  sessionEnded: boolean;
}

/** Redirects to the sign-in page, which leads back to the current page. */
export function SignInRedirect({ to, sessionEnded }: SignInRedirectProps): ReactElement {
  const { pathname, search, hash } = useLocation();
  const state: SignInArrival = { sessionEnded };
  return (
    <Navigate to={`${to}?${new URLSearchParams({ next: pathname + search + hash })}`} replace state={state} />
  );
}
