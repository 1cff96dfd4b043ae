import { useAccountUser, useAdminSignIn } from '@uplift/data-client/swr';
import { type ReactElement, Suspense, useState } from 'react';
import { Navigate, useLocation, useSearchParams } from 'react-router-dom';
import { AreaSkeleton } from '../../shell/area-page.tsx';
import { nextPath } from '../../shell/next-path.ts';
import { NoAccess } from '../../shell/no-access.tsx';
import { retriableLazy } from '../../shell/retriable-lazy.ts';
import { readArrival } from '../../shell/sign-in-arrival.ts';
import { type SignInEntry, SignInForm } from '../../shell/sign-in-form.tsx';
import { isSessionEnded, SignInPage } from '../../shell/sign-in-page.tsx';

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
    return <NoAccess needed="admin" home={{ label: 'To your portfolio', to: '/manager' }} />;
  }
  return (
    <SignInPage
      title="Admin sign-in"
      lead="For those who keep users, assets, technologies and stories."
      sessionEnded={isSessionEnded(error) || readArrival(state).sessionEnded === true}
    >
      <SignInForm area="admin" onSubmit={signIn} />
    </SignInPage>
  );
}
