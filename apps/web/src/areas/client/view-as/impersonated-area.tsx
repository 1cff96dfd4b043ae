import { ApiError } from '@uplift/data-client';
import { projectEndpoints } from '@uplift/data-client/contract/project';
import { useAccountUser, useEndpoint } from '@uplift/data-client/swr';
import { Alert } from '@uplift/ui/alert';
import { Button } from '@uplift/ui/button';
import { Cluster } from '@uplift/ui/cluster';
import { type ReactElement, useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { storeImpersonatedClient } from '../../../auth/session/impersonated-client.ts';
import { isSessionEnded } from '../../../auth/sign-in/sign-in-page.tsx';
import { AreaFrame } from '../../shared/frame/area-frame.tsx';
import { AreaSkeleton } from '../../shared/frame/area-page.tsx';
import { Unreachable } from '../../shared/frame/unreachable.tsx';
import { clientLinks } from '../client-links.ts';
import { ClientPages } from '../client-pages.tsx';

/** No unread count: unread messages are for the client, not for the viewer. */
const links = clientLinks(0);

export interface ImpersonatedAreaProps {
  clientId: string;
  /** Called when the server refuses the view, or when the user is signed out. */
  onEnd: () => void;
}

/** Whether the server denies the user access to this client. */
function isRefused(error: Error | undefined): boolean {
  return error instanceof ApiError && [400, 401, 403, 404].includes(error.status);
}

/** Read-only view of the client portal as the client sees it, for team members. */
export function ImpersonatedArea({ clientId, onEnd }: ImpersonatedAreaProps): ReactElement {
  const navigate = useNavigate();
  const { user, status, error: sessionError, refetch } = useAccountUser();
  const { data, error, mutate } = useEndpoint(projectEndpoints.getProject, { params: { clientId } });
  const isOver =
    isRefused(error) || (status === 'anonymous' && (!sessionError || isSessionEnded(sessionError)));
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (isOver) end();
  }, [isOver]);
  if (error && !isOver) return <Unreachable onRetry={() => void mutate()} />;
  if (sessionError && !isOver) return <Unreachable onRetry={refetch} />;
  if (!data || !user || isOver) return <AreaSkeleton area="client" />;
  const { company } = data;
  const back =
    user.role === 'admin' ? `/admin/users/clients?client=${clientId}` : `/manager/clients/${clientId}`;
  return (
    <AreaFrame
      title="Client portal"
      person={user}
      links={links}
      onSessionEnded={refetch}
      banner={
        <Alert tone="warning" title={`You’re viewing the portal as ${company}. You can’t make changes.`}>
          <Cluster>
            <Button
              size="sm"
              variant="secondary"
              onClick={() => {
                // Doesn't call `onEnd`, because the navigation leaves this page anyway.
                storeImpersonatedClient(null);
                void navigate(back);
              }}
            >
              Exit client view
            </Button>
          </Cluster>
        </Alert>
      }
    >
      <ClientPages client={{ clientId, company, side: 'client', readOnly: true }} />
    </AreaFrame>
  );
}
