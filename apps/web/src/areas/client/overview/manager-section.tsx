import type { ProjectOverview } from '@uplift/data-client/contract/project';
import { Avatar } from '@uplift/ui/avatar';
import { Cluster } from '@uplift/ui/cluster';
import { Link } from '@uplift/ui/link';
import { LinkButton } from '@uplift/ui/link-button';
import { Stack } from '@uplift/ui/stack';
import { Text } from '@uplift/ui/text';
import type { ReactElement } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { brand } from '../../../content/brand.ts';
import * as styles from './overview-page.styles.ts';
import { OverviewSection } from './overview-section.tsx';

/** The client's manager, and the ways to reach them. */
export function ManagerSection({ manager }: Pick<ProjectOverview, 'manager'>): ReactElement {
  if (!manager)
    return (
      <OverviewSection title="Your manager">
        <Text tone="muted">
          We’ll assign your manager within one working day. Until then, write to{' '}
          <Link href={`mailto:${brand.email}`}>{brand.email}</Link>.
        </Text>
      </OverviewSection>
    );
  return (
    <OverviewSection title="Your manager">
      <Stack gap={4}>
        <div css={styles.manager}>
          <Avatar.Root name={manager.name} decorative />
          <div>
            <Text css={styles.strong}>{manager.name}</Text>
            <Text size="sm">
              <Link href={`mailto:${manager.email}`}>{manager.email}</Link>
            </Text>
          </div>
        </div>
        <Cluster gap={2}>
          <LinkButton asChild size="sm" variant="secondary">
            <RouterLink to="/client/messages">Message</RouterLink>
          </LinkButton>
          {manager.bookingUrl && (
            <LinkButton
              href={manager.bookingUrl}
              size="sm"
              variant="secondary"
              target="_blank"
              rel="noopener noreferrer"
            >
              Book Meeting
            </LinkButton>
          )}
        </Cluster>
      </Stack>
    </OverviewSection>
  );
}
