import { Card } from '@uplift/ui/card';
import { EmptyState } from '@uplift/ui/empty-state';
import { Heading } from '@uplift/ui/heading';
import { Link } from '@uplift/ui/link';
import { LinkButton } from '@uplift/ui/link-button';
import { Stack } from '@uplift/ui/stack';
import { Text } from '@uplift/ui/text';
import type { ReactElement } from 'react';
import { brand } from '../../content/brand.ts';
import { promises } from '../../content/promise.ts';
import { PageHead } from '../../shell/page-head.tsx';

export interface OverviewProps {
  /** Who is greeted. */
  name: string;
  company: string;
  manager: { name: string; email: string; bookingUrl: string | null } | null;
}

function ManagerCard({ manager }: { manager: NonNullable<OverviewProps['manager']> }): ReactElement {
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
            <LinkButton href={manager.bookingUrl} target="_blank" rel="noopener noreferrer">
              Book Meeting
            </LinkButton>
          )}
        </Stack>
      </section>
    </Card>
  );
}

/** What a client sees first. */
export function Overview({ name, company, manager }: OverviewProps): ReactElement {
  return (
    <Stack gap={6}>
      <PageHead title="Your project" index={false} />
      <header>
        <Heading level={1} size="lg">
          Welcome, {name}
        </Heading>
        {name !== company && <Text tone="muted">{company}</Text>}
      </header>
      {manager ? (
        <ManagerCard manager={manager} />
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
