import { Alert } from '@uplift/ui/alert';
import { Badge } from '@uplift/ui/badge';
import { Button } from '@uplift/ui/button';
import { Card } from '@uplift/ui/card';
import { EmptyState } from '@uplift/ui/empty-state';
import { Grid } from '@uplift/ui/grid';
import { Skeleton } from '@uplift/ui/skeleton';
import { Stack } from '@uplift/ui/stack';
import type { ReactElement, ReactNode } from 'react';
import { useTechAssets } from '../swr/index.ts';
import * as styles from './technology-list.styles.ts';

function TechnologyCard({ icon, children }: { icon: ReactNode; children: ReactNode }): ReactElement {
  return (
    <Card padding="sm" css={styles.technology} asChild>
      <li>
        <div css={styles.tile}>{icon}</div>
        <div css={styles.text}>{children}</div>
      </li>
    </Card>
  );
}

function Placeholders(): ReactElement {
  return (
    <Grid minColumn="15rem" gap={4} css={styles.list} asChild>
      <ul aria-label="Loading Technology Ecosystem..." aria-busy>
        {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
          <TechnologyCard key={key} icon={null}>
            <p css={styles.name}>
              <Skeleton width="7rem" />
            </p>
            <p css={styles.description}>
              <Skeleton />
              <Skeleton width="60%" />
            </p>
            <span css={styles.category}>
              <Skeleton shape="block" width="5rem" height="1.625rem" />
            </span>
          </TechnologyCard>
        ))}
      </ul>
    </Grid>
  );
}

/** A list with every state of a read. */
export function TechnologyList(): ReactElement {
  const { data, error, isValidating, mutate } = useTechAssets();
  if (data?.data.length === 0) {
    return (
      <EmptyState
        headingLevel={3}
        title="No technologies available yet"
        description="They appear here as soon as an admin adds them."
      />
    );
  }
  if (data) {
    return (
      <Grid minColumn="15rem" gap={4} css={styles.list} asChild>
        <ul aria-label="Technologies">
          {data.data.map(({ id, name, category, description, iconPath }) => (
            <TechnologyCard key={id} icon={iconPath && <img src={iconPath} alt="" width="24" height="24" />}>
              <p css={styles.name}>{name}</p>
              <p css={styles.description}>{description}</p>
              <span css={styles.category}>
                <Badge>{category}</Badge>
              </span>
            </TechnologyCard>
          ))}
        </ul>
      </Grid>
    );
  }
  if (error) {
    return (
      <Alert tone="danger" title="The technologies cannot be shown">
        <Stack align="start">
          {error.message}
          <Button size="sm" variant="secondary" loading={isValidating} onClick={() => void mutate()}>
            Try again
          </Button>
        </Stack>
      </Alert>
    );
  }
  return <Placeholders />;
}
