import type { ReactElement } from 'react';
import { inFull, lastUse } from '../../../shell/account/last-use.ts';

/** When somebody was here last: null for never. ISO 8601. */
export function LastSeen({ at }: { at: string | null }): ReactElement {
  if (at === null) return <span>Never</span>;
  return (
    <time dateTime={at} title={inFull(at)}>
      {lastUse(at, Date.now())}
    </time>
  );
}
