import { useAccountUser, useAdminSignIn } from '@uplift/data-client/swr';
import type { ReactElement } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { nextPath } from '../../shell/next-path.ts';
import { NoAccess } from '../../shell/no-access.tsx';
import { SignInForm } from '../../shell/sign-in-form.tsx';
import { isSessionEnded, SignInPage } from '../../shell/sign-in-page.tsx';

export default function AdminSignInPage(): ReactElement {
  const [parameters] = useSearchParams();
  const { user, error } = useAccountUser();
  const signIn = useAdminSignIn();
  if (user?.role === 'admin') {
    return <Navigate to={nextPath(parameters.get('next'), '/admin', '/admin/dashboard')} replace />;
  }
  if (user) return <NoAccess needed="admin" home={{ label: 'To your portfolio', to: '/manager' }} />;
  return (
    <SignInPage
      title="Admin sign-in"
      lead="For those who keep users, assets, technologies and stories."
      sessionEnded={isSessionEnded(error)}
    >
      <SignInForm area="admin" onSubmit={signIn.trigger} />
    </SignInPage>
  );
}
