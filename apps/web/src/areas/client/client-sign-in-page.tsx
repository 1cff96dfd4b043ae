import { useClientSession, useClientSignIn } from '@uplift/data-client/swr';
import type { ReactElement } from 'react';
import { Navigate, useLocation, useSearchParams } from 'react-router-dom';
import { brand } from '../../content/brand.ts';
import { nextPath } from '../../shell/next-path.ts';
import { readArrival } from '../../shell/sign-in-arrival.ts';
import { SignInForm } from '../../shell/sign-in-form.tsx';
import { isSessionEnded, SignInPage } from '../../shell/sign-in-page.tsx';

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
      lead="See where your project stands and what it has brought you so far."
      sessionEnded={isSessionEnded(error) || readArrival(state).sessionEnded === true}
      note={
        <>
          No account yet? You get one with your audit. Questions:{' '}
          <a href={`mailto:${brand.email}`}>{brand.email}</a>
        </>
      }
    >
      <SignInForm area="client" onSubmit={signIn.trigger} />
    </SignInPage>
  );
}
