import { projectEndpoints } from '@uplift/data-client/contract/project';
import { useEndpointMutation } from '@uplift/data-client/swr';
import { Container } from '@uplift/ui/container';
import { EmptyState } from '@uplift/ui/empty-state';
import { LinkButton } from '@uplift/ui/link-button';
import { Section } from '@uplift/ui/section';
import { type ReactElement, useEffect, useEffectEvent, useRef } from 'react';
import { Link } from 'react-router-dom';
import { PageHead } from '../../../app/page-head.tsx';
import { isSessionEnded } from '../../../auth/sign-in/sign-in-page.tsx';
import { AreaSkeleton } from '../../shared/frame/area-page.tsx';
import { recordError } from '../../shared/lists/address-id.ts';

export interface StartImpersonationProps {
  clientId: string;
  onStarted: () => void;
}

/** Notifies the server that a team member views the portal as the client, before anything is shown. */
export function StartImpersonation({ clientId, onStarted }: StartImpersonationProps): ReactElement {
  const { trigger, error } = useEndpointMutation(projectEndpoints.viewAsClient);
  const asked = useRef<string>(null);
  const start = useEffectEvent(async () => {
    // Only once, because each start adds an audit log entry.
    if (asked.current === clientId) return;
    asked.current = clientId;
    // The error is shown below.
    const client = await trigger({ params: { clientId } }).catch(() => null);
    if (client) onStarted();
  });
  useEffect(() => {
    void start();
  }, []);
  if (!error) return <AreaSkeleton area="client" />;
  return (
    <Section>
      <PageHead title="Client view unavailable" index={false} />
      <Container>
        <EmptyState
          headingLevel={1}
          title="You can’t view this client’s portal"
          description={
            isSessionEnded(error)
              ? 'Sign in with your team account first.'
              : recordError(error, 'client').message
          }
          actions={
            <>
              <LinkButton asChild>
                <Link to="/manager">Go to the manager area</Link>
              </LinkButton>
              <LinkButton asChild variant="secondary">
                <Link to="/admin">Go to the admin area</Link>
              </LinkButton>
            </>
          }
        />
      </Container>
    </Section>
  );
}
