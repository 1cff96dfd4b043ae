import { useClientSession } from '@uplift/data-client/swr';
import LayoutDashboard from 'lucide-react/icons/layout-dashboard';
import Settings from 'lucide-react/icons/settings';
import { lazy, type ReactElement, Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';
import { ClientInViewProvider } from '../../project-parts/client-in-view.tsx';
import { AccountSettings } from '../../shell/account/account-settings.tsx';
import { AreaFrame } from '../../shell/area-frame/area-frame.tsx';
import { AreaSkeleton } from '../../shell/area-page.tsx';
import { PageSkeleton } from '../../shell/page-skeleton.tsx';
import { isSessionEnded } from '../../shell/sign-in-page.tsx';
import { SignInRedirect } from '../../shell/sign-in-redirect.tsx';
import { Unreachable } from '../../shell/unreachable.tsx';
import { useWasSignedIn } from '../../shell/was-signed-in.ts';
import { clientSections } from './client-sections.ts';

/** What stands at every address of the area that is no section's. */
const OverviewPage = lazy(() => import('./overview/overview-page.tsx'));

const links = [
  { label: 'Overview', to: '/client', icon: LayoutDashboard, end: true },
  ...clientSections.map(({ path, label, icon }) => ({
    label,
    icon,
    to: `/client/${path.replace(/\/\*$/, '')}`,
  })),
  { label: 'Settings', to: '/client/settings', icon: Settings, account: true },
];

/** What a signed-in client sees; everybody else is sent to the sign-in. */
export default function ClientArea(): ReactElement {
  const { session, status, error, refetch } = useClientSession();
  const wasSignedIn = useWasSignedIn(session);
  if (error && !isSessionEnded(error)) return <Unreachable onRetry={refetch} />;
  if (status === 'checking') return <AreaSkeleton area="client" />;
  if (!session) return <SignInRedirect to="/client/login" sessionEnded={wasSignedIn} />;
  return (
    <AreaFrame title="Client portal" person={session.name} links={links} onSessionEnded={refetch}>
      <ClientInViewProvider
        value={{ clientId: session.clientId, company: session.company, side: 'client', readOnly: false }}
      >
        <Suspense fallback={<PageSkeleton />}>
          <Routes>
            {clientSections.map(({ path, Page }) => (
              <Route key={path} path={path} element={<Page />} />
            ))}
            <Route
              path="settings"
              element={<AccountSettings area="client" title="Settings" person={session} />}
            />
            <Route path="*" element={<OverviewPage name={session.name} />} />
          </Routes>
        </Suspense>
      </ClientInViewProvider>
    </AreaFrame>
  );
}
