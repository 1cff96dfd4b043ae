import { useClientSession } from '@uplift/data-client/swr';
import Settings from 'lucide-react/icons/settings';
import { type ReactElement, useState } from 'react';
import { Route, useSearchParams } from 'react-router-dom';
import { useUpdateSearchParams } from '../../app/navigation/update-search-params.ts';
import { retriableLazy } from '../../app/retriable-lazy.ts';
import { readImpersonatedClient, storeImpersonatedClient } from '../../auth/session/impersonated-client.ts';
import { useHadSession } from '../../auth/session/use-had-session.ts';
import { isSessionEnded } from '../../auth/sign-in/sign-in-page.tsx';
import { SignInRedirect } from '../../auth/sign-in/sign-in-redirect.tsx';
import { useUnreadMessages } from '../../features/project/messages/use-unread-messages.ts';
import { AccountSettings } from '../shared/account/account-settings.tsx';
import { AreaFrame } from '../shared/frame/area-frame.tsx';
import type { AreaLink } from '../shared/frame/area-navigation.tsx';
import { AreaSkeleton } from '../shared/frame/area-page.tsx';
import { LiveUpdates } from '../shared/frame/live-updates.tsx';
import { Unreachable } from '../shared/frame/unreachable.tsx';
import { normalizeId } from '../shared/lists/address-id.ts';
import { clientLinks } from './client-links.ts';
import { ClientPages } from './client-pages.tsx';
import { ImpersonatedArea } from './view-as/impersonated-area.tsx';
import { StartImpersonation } from './view-as/start-impersonation.tsx';

const YourData = retriableLazy(() => import('./your-data/your-data.tsx'));

/** @param unread number of unread messages */
const linksWith = (unread: number): AreaLink[] => [
  ...clientLinks(unread),
  { label: 'Settings', to: '/client/settings', icon: Settings, account: true },
];

/** The portal of the signed-in client. Other visitors are redirected to the sign-in page. */
function OwnArea(): ReactElement {
  const { session, status, error, refetch } = useClientSession();
  const hadSession = useHadSession(session);
  const unread = useUnreadMessages(session?.clientId ?? null);
  if (error && !isSessionEnded(error)) return <Unreachable onRetry={refetch} />;
  if (status === 'checking') return <AreaSkeleton area="client" />;
  if (!session) return <SignInRedirect to="/client/login" sessionEnded={hadSession} />;
  return (
    <AreaFrame title="Client portal" person={session} links={linksWith(unread)} onSessionEnded={refetch}>
      <LiveUpdates session="client" onSessionEnded={refetch} />
      <ClientPages
        client={{ clientId: session.clientId, company: session.company, side: 'client', readOnly: false }}
        name={session.name}
      >
        <Route
          path="settings"
          element={
            <AccountSettings area="client" title="Settings" person={session}>
              <YourData />
            </AccountSettings>
          }
        />
      </ClientPages>
    </AreaFrame>
  );
}

/** Search parameter that starts viewing the portal as a client: `/client?as=<id>`. */
const AS_PARAMETER = 'as';

/** The client portal, for the client's people and for team members who view it as the client. */
export default function ClientArea(): ReactElement {
  const [parameters] = useSearchParams();
  const updateSearchParams = useUpdateSearchParams();
  const [viewed, setViewed] = useState(readImpersonatedClient);
  const parameter = parameters.get(AS_PARAMETER);
  const asked = parameter ? normalizeId(parameter) : null;

  function view(clientId: string | null): void {
    storeImpersonatedClient(clientId);
    setViewed(clientId);
  }

  if (asked !== null)
    return (
      <StartImpersonation
        key={asked}
        clientId={asked}
        onStarted={() => {
          view(asked);
          updateSearchParams(
            (current) => {
              current.delete(AS_PARAMETER);
              return current;
            },
            { replace: true },
          );
        }}
      />
    );
  return viewed === null ? <OwnArea /> : <ImpersonatedArea clientId={viewed} onEnd={() => view(null)} />;
}
