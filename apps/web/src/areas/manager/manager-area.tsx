import { useAccountUser, useManagerSignIn } from '@uplift/data-client/swr';
import CalendarDays from 'lucide-react/icons/calendar-days';
import FolderKanban from 'lucide-react/icons/folder-kanban';
import Settings from 'lucide-react/icons/settings';
import ShieldCheck from 'lucide-react/icons/shield-check';
import { type ReactElement, Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';
import { retriableLazy } from '../../app/retriable-lazy.ts';
import { NoAccess } from '../../auth/session/no-access.tsx';
import { useHadSession } from '../../auth/session/use-had-session.ts';
import { SignInForm } from '../../auth/sign-in/sign-in-form.tsx';
import { isSessionEnded, SignInPage } from '../../auth/sign-in/sign-in-page.tsx';
import { AccountSettings } from '../shared/account/account-settings.tsx';
import { AreaFrame } from '../shared/frame/area-frame.tsx';
import { AreaSkeleton } from '../shared/frame/area-page.tsx';
import { LiveUpdates } from '../shared/frame/live-updates.tsx';
import { PageSkeleton } from '../shared/frame/page-skeleton.tsx';
import { Unreachable } from '../shared/frame/unreachable.tsx';
import { ManagerFindings } from './manager-findings.tsx';

const AgendaPage = retriableLazy(() => import('./agenda/agenda-page.tsx'));
const ClientPage = retriableLazy(() => import('./clients/client-page.tsx'));
const PortfolioPage = retriableLazy(() => import('./portfolio/portfolio-page.tsx'));
const ProfileSection = retriableLazy(() => import('./profile/profile-section.tsx'));

const work = [
  { label: 'Portfolio', to: '/manager', shortcut: 'G P', icon: FolderKanban, end: true },
  { label: 'Agenda', to: '/manager/agenda', shortcut: 'G A', icon: CalendarDays },
];

/** Admins have their settings in the admin area. */
const links = {
  manager: [...work, { label: 'Settings', to: '/manager/settings', icon: Settings, account: true }],
  admin: [...work, { label: 'Admin area', to: '/admin/dashboard', icon: ShieldCheck, account: true }],
};

function ManagerSignIn({ sessionEnded }: { sessionEnded: boolean }): ReactElement {
  const signIn = useManagerSignIn();
  return (
    <SignInPage
      title="Team sign-in"
      lead="Your clients, their milestones and messages."
      showsPortal
      sessionEnded={sessionEnded}
    >
      <SignInForm area="manager" onSubmit={signIn.trigger} />
    </SignInPage>
  );
}

/** The manager area. Admins see the clients of all managers. Other visitors see the sign-in form. */
export default function ManagerArea(): ReactElement {
  const { user, status, error, refetch } = useAccountUser();
  const hadSession = useHadSession(user);
  if (error && !isSessionEnded(error)) return <Unreachable onRetry={refetch} />;
  if (status === 'checking') return <AreaSkeleton area="manager" />;
  if (!user) return <ManagerSignIn sessionEnded={hadSession || isSessionEnded(error)} />;
  return (
    <AreaFrame
      title="Manager"
      person={user}
      links={links[user.role]}
      renderFindings={(search) => <ManagerFindings search={search} />}
      onSessionEnded={refetch}
    >
      <LiveUpdates session={user.role} onSessionEnded={refetch} />
      <Suspense fallback={<PageSkeleton />}>
        <Routes>
          <Route path="clients/:clientId/*" element={<ClientPage />} />
          <Route path="agenda" element={<AgendaPage />} />
          <Route
            path="settings"
            element={
              user.role === 'manager' ? (
                <AccountSettings
                  area="manager"
                  title="Settings"
                  person={user}
                  profile={<ProfileSection onSaved={refetch} />}
                />
              ) : (
                <NoAccess needed="manager" home={{ label: 'Go to the admin area', to: '/admin/dashboard' }} />
              )
            }
          />
          <Route path="*" element={<PortfolioPage user={user} />} />
        </Routes>
      </Suspense>
    </AreaFrame>
  );
}
