import { useClientSession, useClientSignIn } from '@uplift/data-client/swr';
import type { ReactElement, ReactNode } from 'react';
import { Navigate, useLocation, useSearchParams } from 'react-router-dom';
import { brand } from '../../content/brand.ts';
import { nextPath } from './next-path.ts';
import { readArrival } from './sign-in-arrival.ts';
import { SignInForm } from './sign-in-form.tsx';
import { isSessionEnded, SignInPage } from './sign-in-page.tsx';

export interface ClientSignInProps {
  title: string;
  lead: string;
  /** Whether the page sets its own metadata, so that search engines may index it. @default false */
  listed?: boolean;
  /** Content below the note on accounts. */
  children?: ReactNode;
}

/** The page where clients sign in. Clients who are signed in already go on to their area. */
export function ClientSignIn({ title, lead, listed, children }: ClientSignInProps): ReactElement {
  const [parameters] = useSearchParams();
  const { state } = useLocation();
  const { status, error } = useClientSession();
  const signIn = useClientSignIn();
  if (status === 'authenticated') {
    return <Navigate to={nextPath(parameters.get('next'), '/client', '/client')} replace />;
  }
  return (
    <SignInPage
      title={title}
      lead={lead}
      listed={listed}
      showsPortal
      sessionEnded={isSessionEnded(error) || readArrival(state).sessionEnded === true}
      note={
        <>
          No account yet? You’ll get one with your audit. Questions?{' '}
          <a href={`mailto:${brand.email}`}>{brand.email}</a>
          {children}
        </>
      }
    >
      <SignInForm area="client" onSubmit={signIn.trigger} />
    </SignInPage>
  );
}
