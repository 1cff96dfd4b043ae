import { Alert } from '@uplift/ui/alert';
import { Button } from '@uplift/ui/button';
import { Stack } from '@uplift/ui/stack';
import type { ReactElement } from 'react';

export interface LoadFailureProps {
  /** Says what failed to load. */
  title: string;
  error: Error;
  onRetry: () => void;
}

/** Error message with a retry button, in place of content that failed to load. */
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
