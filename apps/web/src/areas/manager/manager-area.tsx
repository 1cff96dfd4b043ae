import { useAccountUser, useManagerSignIn } from '@uplift/data-client/swr';
import { EmptyState } from '@uplift/ui/empty-state';
import { Heading } from '@uplift/ui/heading';
import { Stack } from '@uplift/ui/stack';
import { Text } from '@uplift/ui/text';
import FolderKanban from 'lucide-react/icons/folder-kanban';
import Settings from 'lucide-react/icons/settings';
import { lazy, type ReactElement, Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';
import { AccountSettings } from '../../shell/account/account-settings.tsx';
import { AreaFrame } from '../../shell/area-frame/area-frame.tsx';
import { AreaSkeleton } from '../../shell/area-page.tsx';
import { LiveUpdates } from '../../shell/live-updates.tsx';
import { NoAccess } from '../../shell/no-access.tsx';
import { NothingHere } from '../../shell/nothing-here.tsx';
import { PageHead } from '../../shell/page-head.tsx';
import { PageSkeleton } from '../../shell/page-skeleton.tsx';
import { SignInForm } from '../../shell/sign-in-form.tsx';
import { isSessionEnded, SignInPage } from '../../shell/sign-in-page.tsx';
import { Unreachable } from '../../shell/unreachable.tsx';
import { useWasSignedIn } from '../../shell/was-signed-in.ts';

const ClientPage = lazy(() => import('./clients/client-page.tsx'));

const links = [
  { label: 'Portfolio', to: '/manager', icon: FolderKanban, end: true },
  { label: 'Settings', to: '/manager/settings', icon: Settings, account: true },
];

function ManagerSignIn({ sessionEnded }: { sessionEnded: boolean }): ReactElement {
  const signIn = useManagerSignIn();
  return (
    <SignInPage
      title="Team sign-in"
      lead="For managers: your clients, their milestones and their messages."
      sessionEnded={sessionEnded}
    >
      <SignInForm area="manager" onSubmit={signIn.trigger} />
    </SignInPage>
  );
}

function Portfolio({ name }: { name: string }): ReactElement {
  return (
    <Stack gap={6}>
      <PageHead title="Portfolio" index={false} />
      <header>
        <Heading level={1} size="lg">
          Welcome, {name}
        </Heading>
        <Text tone="muted">Signed in as a manager.</Text>
      </header>
      <EmptyState
        title="Your clients are told who you are"
        description="Whoever an admin assigns to you finds your name, your e-mail address and your booking link in their portal."
      />
    </Stack>
  );
}

/** What a signed-in manager sees; for everybody else the sign-in stands in its place. */
export default function ManagerArea(): ReactElement {
  const { user, status, error, refetch } = useAccountUser();
  const wasSignedIn = useWasSignedIn(user);
  if (error && !isSessionEnded(error)) return <Unreachable onRetry={refetch} />;
  if (status === 'checking') return <AreaSkeleton area="manager" />;
  if (!user) return <ManagerSignIn sessionEnded={wasSignedIn || isSessionEnded(error)} />;
  if (user.role !== 'manager')
    return <NoAccess needed="manager" home={{ label: 'To the admin area', to: '/admin/dashboard' }} />;
  return (
    <AreaFrame title="Manager" person={user.name} links={links} onSessionEnded={refetch}>
      <LiveUpdates area="manager" onSessionEnded={refetch} />
      <Suspense fallback={<PageSkeleton />}>
        <Routes>
          <Route index element={<Portfolio name={user.name} />} />
          <Route path="clients/:clientId/*" element={<ClientPage />} />
          <Route
            path="settings"
            element={<AccountSettings area="manager" title="Settings" person={user} />}
          />
          <Route path="*" element={<NothingHere home={{ label: 'To your portfolio', to: '/manager' }} />} />
        </Routes>
      </Suspense>
    </AreaFrame>
  );
}
