import { Alert } from '@uplift/ui/alert';
import { Button } from '@uplift/ui/button';
import { Dialog } from '@uplift/ui/dialog';
import { Stack } from '@uplift/ui/stack';
import type { ReactElement } from 'react';
import { SecretValue } from '../secret-value.tsx';

export interface SecretOnceProps {
  secret: string;
  onDone: () => void;
}

/** Shows a secret that can't be displayed again. */
export function SecretOnce({ secret, onDone }: SecretOnceProps): ReactElement {
  return (
    <Stack gap={5}>
      <Alert tone="warning" title="Copy your secret now">
        You won’t see it again. The receiver needs it to verify signatures.
      </Alert>
      <SecretValue label="Secret" copyLabel="Copy secret">
        {secret}
      </SecretValue>
      <Dialog.Footer>
        <Button variant="secondary" onClick={onDone}>
          Done
        </Button>
      </Dialog.Footer>
    </Stack>
  );
}
