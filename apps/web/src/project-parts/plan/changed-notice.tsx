import { Alert } from '@uplift/ui/alert';
import type { ReactElement } from 'react';

/** Says what the other side changed of a deliverable while somebody was about to answer. */
export function ChangedNotice({ changes }: { changes: readonly string[] }): ReactElement | null {
  if (changes.length === 0) return null;
  return (
    <Alert tone="warning" title="This was changed while you looked at it">
      {changes.join(' ')} Nothing was sent. Look at it as it is now, and answer then.
    </Alert>
  );
}
