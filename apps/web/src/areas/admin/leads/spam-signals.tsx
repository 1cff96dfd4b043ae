import type { Lead } from '@uplift/data-client/contract/admin';
import { Alert } from '@uplift/ui/alert';
import { List } from '@uplift/ui/list';
import { Stack } from '@uplift/ui/stack';
import type { ReactElement } from 'react';
import { explainSuspicion } from './lead-labels.ts';

/** Why a lead looks like spam. Renders nothing for other leads. */
export function SpamSignals({ lead: { heldBack, suspicions } }: { lead: Lead }): ReactElement | null {
  if (suspicions.length === 0) return null;
  return (
    <Alert
      tone={heldBack ? 'warning' : 'info'}
      title={heldBack ? 'Held for review: this looks like spam' : 'First held for review'}
    >
      <Stack gap={3}>
        <List.Root>
          {suspicions.map((suspicion) => (
            <List.Item key={suspicion}>{explainSuspicion(suspicion)}</List.Item>
          ))}
        </List.Root>
        {heldBack && <p>No e-mail was sent. If this is a real request, choose Not spam to send it.</p>}
      </Stack>
    </Alert>
  );
}
