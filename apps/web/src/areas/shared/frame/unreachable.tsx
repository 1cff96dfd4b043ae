import { Button } from '@uplift/ui/button';
import { Container } from '@uplift/ui/container';
import { EmptyState } from '@uplift/ui/empty-state';
import { Section } from '@uplift/ui/section';
import type { ReactElement } from 'react';
import { PageHead } from '../../../app/page-head.tsx';

/** Shown when the server can't be reached to check whether the user is signed in. */
export function Unreachable({ onRetry }: { onRetry: () => void }): ReactElement {
  return (
    <Section>
      <PageHead title="No connection" index={false} />
      <Container>
        <EmptyState
          headingLevel={1}
          title="Can’t reach the server"
          description="You’re still signed in. Check your connection, or try again in a moment."
          actions={<Button onClick={onRetry}>Try again</Button>}
        />
      </Container>
    </Section>
  );
}
