import { useAccountUser } from '@uplift/data-client/swr';
import { Toaster } from '@uplift/ui/toaster';
import { type ReactElement, Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';
import { AccountSettings } from '../../shell/account/account-settings.tsx';
import { AreaFrame } from '../../shell/area-frame.tsx';
import { AreaSkeleton } from '../../shell/area-page.tsx';
import { NoAccess } from '../../shell/no-access.tsx';
import { isSessionEnded } from '../../shell/sign-in-page.tsx';
import { SignInRedirect } from '../../shell/sign-in-redirect.tsx';
import { Unreachable } from '../../shell/unreachable.tsx';
import { useWasSignedIn } from '../../shell/was-signed-in.ts';
import { AdminPageSkeleton } from './admin-page.tsx';
import { adminSections, Overview } from './admin-sections.tsx';

const links = [
  ...adminSections.map(({ label, path }) => ({ label, to: `/admin/${path.replace('/*', '')}` })),
  { label: 'Security', to: '/admin/security' },
];

/** Lets admins through to the pages behind the sign-in; everybody else is shown their way. */
export default function AdminArea(): ReactElement {
  const { user, status, error, refetch } = useAccountUser();
  const wasSignedIn = useWasSignedIn(user);
  if (error && !isSessionEnded(error)) return <Unreachable onRetry={refetch} />;
  if (status === 'checking') return <AreaSkeleton area="admin" />;
  if (!user) return <SignInRedirect to="/admin" sessionEnded={wasSignedIn} />;
  if (user.role !== 'admin')
    return <NoAccess needed="admin" home={{ label: 'To your portfolio', to: '/manager' }} />;
  return (
    <AreaFrame title="Admin" person={user.name} links={links} onSessionEnded={refetch}>
      <Toaster />
      <Suspense fallback={<AdminPageSkeleton />}>
        <Routes>
          {adminSections.map(({ path, Page }) => (
            <Route key={path} path={path} element={<Page />} />
          ))}
          <Route path="security" element={<AccountSettings area="admin" title="Security" person={user} />} />
          <Route path="*" element={<Overview />} />
        </Routes>
      </Suspense>
    </AreaFrame>
  );
}
