import { useAccountUser, useAdminSignIn } from '@uplift/data-client/swr';
import { type ReactElement, Suspense, useState } from 'react';
import { Navigate, useLocation, useSearchParams } from 'react-router-dom';
import { retriableLazy } from '../../../app/retriable-lazy.ts';
import { NoAccess } from '../../../auth/session/no-access.tsx';
import { nextPath } from '../../../auth/sign-in/next-path.ts';
import { readArrival } from '../../../auth/sign-in/sign-in-arrival.ts';
import { type SignInEntry, SignInForm } from '../../../auth/sign-in/sign-in-form.tsx';
import { isSessionEnded, SignInPage } from '../../../auth/sign-in/sign-in-page.tsx';
import { AreaSkeleton } from '../../shared/frame/area-page.tsx';

const SecondFactorOffer = retriableLazy(() => import('./second-factor-offer.tsx'));

/** Progress of the sign-in. An admin may be offered two-factor authentication before continuing. */
type Progress = 'sign-in' | 'signing-in' | 'offer';

export default function AdminSignInPage(): ReactElement {
  const [parameters] = useSearchParams();
  const { state } = useLocation();
  const { user, error } = useAccountUser();
  const { trigger } = useAdminSignIn();
  const [progress, setProgress] = useState<Progress>('sign-in');

  async function signIn(entry: SignInEntry): Promise<void> {
    setProgress('signing-in');
    try {
      const { offerSecondFactor } = await trigger(entry);
      setProgress(offerSecondFactor ? 'offer' : 'sign-in');
    } catch (cause) {
      setProgress('sign-in');
      throw cause;
    }
  }

  if (user && progress === 'offer') {
    return (
      <Suspense fallback={<AreaSkeleton area="admin" />}>
        <SecondFactorOffer onDone={() => setProgress('sign-in')} />
      </Suspense>
    );
  }
  if (user?.role === 'admin' && progress === 'sign-in') {
    return <Navigate to={nextPath(parameters.get('next'), '/admin', '/admin/dashboard')} replace />;
  }
  if (user && user.role !== 'admin') {
    return <NoAccess needed="admin" home={{ label: 'Go to your portfolio', to: '/manager' }} />;
  }
  return (
    <SignInPage
      title="Admin sign-in"
      lead="Manage users, assets, technologies and success stories."
      showsPortal
      sessionEnded={isSessionEnded(error) || readArrival(state).sessionEnded === true}
    >
      <SignInForm area="admin" onSubmit={signIn} />
    </SignInPage>
  );
}
