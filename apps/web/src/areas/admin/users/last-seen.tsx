import type { ReactElement } from 'react';
import { inFull, lastUse } from '../../../app/time/last-use.ts';

/** Shows when a user was last active. `at` is an ISO 8601 time, or null for never. */
export function LastSeen({ at }: { at: string | null }): ReactElement {
  if (at === null) return <span>Never</span>;
  return (
    <time dateTime={at} title={inFull(at)}>
      {lastUse(at, Date.now())}
    </time>
  );
}
