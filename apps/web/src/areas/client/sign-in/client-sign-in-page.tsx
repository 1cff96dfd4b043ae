import { useClientSession, useClientSignIn } from '@uplift/data-client/swr';
import type { ReactElement } from 'react';
import { Navigate, useLocation, useSearchParams } from 'react-router-dom';
import { nextPath } from '../../../auth/sign-in/next-path.ts';
import { readArrival } from '../../../auth/sign-in/sign-in-arrival.ts';
import { SignInForm } from '../../../auth/sign-in/sign-in-form.tsx';
import { isSessionEnded, SignInPage } from '../../../auth/sign-in/sign-in-page.tsx';
import { brand } from '../../../content/brand.ts';

export default function ClientSignInPage(): ReactElement {
  const [parameters] = useSearchParams();
  const { state } = useLocation();
  const { status, error } = useClientSession();
  const signIn = useClientSignIn();
  if (status === 'authenticated') {
    return <Navigate to={nextPath(parameters.get('next'), '/client', '/client')} replace />;
  }
  return (
    <SignInPage
      title="Client sign-in"
      lead="See the status and results of your project."
      sessionEnded={isSessionEnded(error) || readArrival(state).sessionEnded === true}
      note={
        <>
          No account yet? You’ll get one with your audit. Questions?{' '}
          <a href={`mailto:${brand.email}`}>{brand.email}</a>
        </>
      }
    >
      <SignInForm area="client" onSubmit={signIn.trigger} />
    </SignInPage>
  );
}
