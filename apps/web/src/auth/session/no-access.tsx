import { Button } from '@uplift/ui/button';
import { Container } from '@uplift/ui/container';
import { EmptyState } from '@uplift/ui/empty-state';
import { LinkButton } from '@uplift/ui/link-button';
import { Section } from '@uplift/ui/section';
import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import type { Area } from '../../app/area.ts';
import { PageHead } from '../../app/page-head.tsx';
import { useSignOut } from '../sign-out/use-sign-out.ts';

export interface NoAccessProps {
  /** The role that the page requires. */
  needed: Area;
  /** Link to the user's own pages. */
  home: { label: string; to: string };
}

/** Shown to signed-in users without the role that a page requires. */
export function NoAccess({ needed, home }: NoAccessProps): ReactElement {
  const signOut = useSignOut();
  return (
    <Section>
      <PageHead title="No access" index={false} />
      <Container>
        <EmptyState
          headingLevel={1}
          title="No access"
          description={`Only ${needed}s can open this page, and your account has another role.`}
          actions={
            <>
              <LinkButton asChild>
                <Link to={home.to}>{home.label}</Link>
              </LinkButton>
              <Button variant="secondary" onClick={() => void signOut()}>
                Sign in with another account
              </Button>
            </>
          }
        />
      </Container>
    </Section>
  );
}
