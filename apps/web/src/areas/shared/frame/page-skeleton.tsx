import { Skeleton } from '@uplift/ui/skeleton';
import { Stack } from '@uplift/ui/stack';
import type { ReactElement } from 'react';

/** Placeholder until the code of an area's page has loaded. */
export function PageSkeleton(): ReactElement {
  return (
    <Stack gap={6} role="status" aria-label="Loading the page">
      <Skeleton width="14rem" height="2.5rem" />
      <Skeleton height="18rem" />
    </Stack>
  );
}
