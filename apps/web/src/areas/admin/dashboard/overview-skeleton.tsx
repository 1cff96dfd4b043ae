import { Card } from '@uplift/ui/card';
import { Skeleton } from '@uplift/ui/skeleton';
import { Stack } from '@uplift/ui/stack';
import type { ReactElement } from 'react';
import * as styles from './dashboard.styles.ts';

const figures = ['new', 'won', 'rate', 'views'];

function CardSkeleton({ height }: { height: string }): ReactElement {
  return (
    <Card padding="sm">
      <Stack gap={3}>
        <Skeleton width="9rem" />
        <Skeleton shape="block" height={height} />
      </Stack>
    </Card>
  );
}

/** The overview while it loads, in the shape of its content. */
export function OverviewSkeleton(): ReactElement {
  return (
    <Stack gap={6} role="status" aria-label="Loading the overview">
      <Skeleton width="36rem" />
      <div css={styles.figures}>
        {figures.map((figure) => (
          <div key={figure} css={styles.figure}>
            <Skeleton width="5rem" />
            <Skeleton shape="block" width="4rem" height="2.25rem" />
            <Skeleton width="8rem" />
          </div>
        ))}
      </div>
      <div css={styles.work}>
        <CardSkeleton height="4rem" />
        <CardSkeleton height="4rem" />
      </div>
      <div css={styles.pair}>
        <CardSkeleton height="17rem" />
        <CardSkeleton height="17rem" />
      </div>
    </Stack>
  );
}
