import { Alert } from '@uplift/ui/alert';
import { Button } from '@uplift/ui/button';
import { Stack } from '@uplift/ui/stack';
import type { ReactElement } from 'react';
import type { TypedDraft } from './use-drafted-form.ts';

/** Says that an unsaved draft was restored, and offers to discard it. */
export function DraftNotice({ draft: { restored, discard } }: { draft: TypedDraft }): ReactElement | null {
  if (!restored) return null;
  return (
    <Alert tone="info" title="Draft restored">
      <Stack gap={3} align="start">
        <p>Your unsaved changes are back.</p>
        <Button type="button" size="sm" variant="secondary" onClick={discard}>
          Discard draft
        </Button>
      </Stack>
    </Alert>
  );
}
