import { Alert } from '@uplift/ui/alert';
import type { ReactElement } from 'react';

/** Lists what the other side changed in a deliverable while the viewer was answering. */
export function ChangedNotice({ changes }: { changes: readonly string[] }): ReactElement | null {
  if (changes.length === 0) return null;
  return (
    <Alert tone="warning" title="This was changed while you looked at it">
      {changes.join(' ')} Nothing was sent. Look at it as it is now, and answer then.
    </Alert>
  );
}
