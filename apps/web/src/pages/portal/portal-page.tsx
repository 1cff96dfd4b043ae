import { Card } from '@uplift/ui/card';
import { Container } from '@uplift/ui/container';
import { Grid } from '@uplift/ui/grid';
import { Heading } from '@uplift/ui/heading';
import { Link } from '@uplift/ui/link';
import { Section } from '@uplift/ui/section';
import { Text } from '@uplift/ui/text';
import type { ReactElement } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { PageHead } from '../../app/page-head.tsx';
import { IllustrationPanel } from '../../components/illustration-panel/illustration-panel.tsx';
import { AdminDoor } from '../../components/illustrations/admin-door.tsx';
import { ClientDoor } from '../../components/illustrations/client-door.tsx';
import type { Illustration } from '../../components/illustrations/ink.tsx';
import { TeamDoor } from '../../components/illustrations/team-door.tsx';
import { PageHeader } from '../../components/page-header/page-header.tsx';
import { brand } from '../../content/brand.ts';
import { doors } from '../../content/portal.ts';
import * as styles from './portal-page.styles.ts';

const illustrations = {
  client: ClientDoor,
  team: TeamDoor,
  admin: AdminDoor,
} satisfies Record<(typeof doors)[number]['id'], Illustration>;

/** Links to the three areas that need a sign-in. */
export default function PortalPage(): ReactElement {
  return (
    <>
      <PageHead
        title="Portal"
        description="Sign in to your project, your clients or the administration of the site."
        facts={
          import.meta.env.SSR && {
            card: {
              kicker: 'Portal',
              title: 'Where would you like to sign in?',
              text: 'Clients follow their project here. Our team uses the other two doors.',
            },
          }
        }
      />
      <PageHeader
        eyebrow="Portal"
        title="Where would you like to sign in?"
        lead="Clients follow their project here. Our team uses the other two doors."
      />
      <Section aria-label="Sign-in areas" css={styles.ending}>
        <Container>
          <Grid asChild minColumn="13rem">
            {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without markers. */}
            <ul role="list" css={styles.list}>
              {doors.map(({ id, title, text, action, to }) => (
                <li key={id}>
                  <Card padding="none" interactive css={styles.door}>
                    <IllustrationPanel flush illustration={illustrations[id]} />
                    <div css={styles.text}>
                      <Heading level={2} size="md">
                        {title}
                      </Heading>
                      <Text tone="muted">{text}</Text>
                      <RouterLink to={to} css={styles.action}>
                        {action}
                        <span aria-hidden>{'\u00a0'}→</span>
                      </RouterLink>
                    </div>
                  </Card>
                </li>
              ))}
            </ul>
          </Grid>
          <Text tone="muted" css={styles.help}>
            No access yet, or the wrong one? Write to{' '}
            <Link href={`mailto:${brand.email}`}>{brand.email}</Link> from your work address.
          </Text>
        </Container>
      </Section>
    </>
  );
}
