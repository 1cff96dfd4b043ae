import { Alert } from '@uplift/ui/alert';
import { Button } from '@uplift/ui/button';
import { Stack } from '@uplift/ui/stack';
import type { ReactElement } from 'react';

export interface LoadFailureProps {
  /** What is missing now. */
  title: string;
  error: Error;
  onRetry: () => void;
}

/** Stands in the place of what could not be loaded, and tries again. */
export function LoadFailure({ title, error, onRetry }: LoadFailureProps): ReactElement {
  return (
    <Alert tone="danger" title={title}>
      <Stack gap={3} align="start">
        {error.message}
        <Button variant="secondary" size="sm" onClick={onRetry}>
          Try again
        </Button>
      </Stack>
    </Alert>
  );
}
