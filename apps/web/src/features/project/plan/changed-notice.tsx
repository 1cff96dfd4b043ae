import { Alert } from '@uplift/ui/alert';
import type { ReactElement } from 'react';

/** Lists what the other side changed in a deliverable while the viewer was answering. */
export function ChangedNotice({ changes }: { changes: readonly string[] }): ReactElement | null {
  if (changes.length === 0) return null;
  return (
    <Alert tone="warning" title="This deliverable changed">
      {changes.join(' ')} Nothing was sent. Review the current version, then try again.
    </Alert>
  );
}
