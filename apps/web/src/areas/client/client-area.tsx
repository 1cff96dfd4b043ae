import { useClientSession } from '@uplift/data-client/swr';
import { Card } from '@uplift/ui/card';
import { EmptyState } from '@uplift/ui/empty-state';
import { Heading } from '@uplift/ui/heading';
import { Link } from '@uplift/ui/link';
import { LinkButton } from '@uplift/ui/link-button';
import { Stack } from '@uplift/ui/stack';
import { Text } from '@uplift/ui/text';
import LayoutDashboard from 'lucide-react/icons/layout-dashboard';
import Settings from 'lucide-react/icons/settings';
import { type ReactElement, Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';
import { brand } from '../../content/brand.ts';
import { promises } from '../../content/promise.ts';
import { ClientInViewProvider } from '../../project-parts/client-in-view.tsx';
import { useUnreadMessages } from '../../project-parts/messages/use-unread-messages.ts';
import { AccountSettings } from '../../shell/account/account-settings.tsx';
import { AreaFrame } from '../../shell/area-frame/area-frame.tsx';
import type { AreaLink } from '../../shell/area-frame/area-navigation.tsx';
import { AreaSkeleton } from '../../shell/area-page.tsx';
import { LiveUpdates } from '../../shell/live-updates.tsx';
import { NothingHere } from '../../shell/nothing-here.tsx';
import { PageHead } from '../../shell/page-head.tsx';
import { PageSkeleton } from '../../shell/page-skeleton.tsx';
import { isSessionEnded } from '../../shell/sign-in-page.tsx';
import { SignInRedirect } from '../../shell/sign-in-redirect.tsx';
import { Unreachable } from '../../shell/unreachable.tsx';
import { useWasSignedIn } from '../../shell/was-signed-in.ts';
import { clientSections } from './client-sections.ts';

/** The menu of the area. @param unread how many messages wait to be read */
function linksWith(unread: number): AreaLink[] {
  return [
    { label: 'Overview', to: '/client', icon: LayoutDashboard, end: true },
    ...clientSections.map(({ path, label, icon, counts }) => ({
      label,
      icon,
      to: `/client/${path.replace(/\/\*$/, '')}`,
      ...(counts && unread > 0 ? { count: unread, countLabel: counts } : {}),
    })),
    { label: 'Settings', to: '/client/settings', icon: Settings, account: true },
  ];
}

type Session = NonNullable<ReturnType<typeof useClientSession>['session']>;

function ManagerCard({ manager }: { manager: NonNullable<Session['manager']> }): ReactElement {
  return (
    <Card asChild>
      <section aria-labelledby="manager-title">
        <Stack gap={4} align="start">
          <Heading level={2} size="sm" id="manager-title">
            Your manager
          </Heading>
          <Text>
            {manager.name}, <Link href={`mailto:${manager.email}`}>{manager.email}</Link>
          </Text>
          {manager.bookingUrl && (
            <LinkButton href={manager.bookingUrl} target="_blank" rel="noreferrer">
              Book Meeting
            </LinkButton>
          )}
        </Stack>
      </section>
    </Card>
  );
}

function Overview({ session }: { session: Session }): ReactElement {
  return (
    <Stack gap={6}>
      <PageHead title="Your project" index={false} />
      <header>
        <Heading level={1} size="lg">
          Welcome, {session.name}
        </Heading>
        <Text tone="muted">{session.company}</Text>
      </header>
      {session.manager ? (
        <ManagerCard manager={session.manager} />
      ) : (
        <EmptyState
          title="Your manager is being chosen"
          description={`We name the person who looks after your project within one working day. Until then, write to ${brand.email}.`}
        />
      )}
      <Card asChild>
        <section aria-labelledby="promise-title">
          <Stack gap={4}>
            <Heading level={2} size="sm" id="promise-title">
              What we promised you
            </Heading>
            {promises.map(({ term, text }) => (
              <Text key={term} tone="muted">
                {text}
              </Text>
            ))}
          </Stack>
        </section>
      </Card>
    </Stack>
  );
}

/** What a signed-in client sees; everybody else is sent to the sign-in. */
export default function ClientArea(): ReactElement {
  const { session, status, error, refetch } = useClientSession();
  const wasSignedIn = useWasSignedIn(session);
  const unread = useUnreadMessages(session?.clientId ?? null);
  if (error && !isSessionEnded(error)) return <Unreachable onRetry={refetch} />;
  if (status === 'checking') return <AreaSkeleton area="client" />;
  if (!session) return <SignInRedirect to="/client/login" sessionEnded={wasSignedIn} />;
  return (
    <AreaFrame title="Client portal" person={session.name} links={linksWith(unread)} onSessionEnded={refetch}>
      <LiveUpdates area="client" onSessionEnded={refetch} />
      <ClientInViewProvider
        value={{ clientId: session.clientId, company: session.company, side: 'client', readOnly: false }}
      >
        <Suspense fallback={<PageSkeleton />}>
          <Routes>
            <Route index element={<Overview session={session} />} />
            {clientSections.map(({ path, Page }) => (
              <Route key={path} path={path} element={<Page />} />
            ))}
            <Route
              path="settings"
              element={<AccountSettings area="client" title="Settings" person={session} />}
            />
            <Route path="*" element={<NothingHere home={{ label: 'To your overview', to: '/client' }} />} />
          </Routes>
        </Suspense>
      </ClientInViewProvider>
    </AreaFrame>
  );
}
