import { adminEndpoints, type PendingDeletion } from '@uplift/data-client/contract/admin';
import { useEndpoint } from '@uplift/data-client/swr';
import { Alert } from '@uplift/ui/alert';
import { Link } from '@uplift/ui/link';
import type { ReactElement } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { inFull } from '../../../../app/time/last-use.ts';
import { erasureDay } from '../../../../features/project/deletion-labels.ts';
import { LoadFailure } from '../../../shared/frame/load-failure.tsx';
import { clientParameter } from '../client-columns.tsx';
import * as styles from './pending-deletions.styles.ts';

function stateOf(request: PendingDeletion): string {
  const day = erasureDay(request);
  return day === null
    ? `requested erasure on ${inFull(request.requestedAt)}. Waiting for a decision.`
    : `will be erased on ${day}.`;
}

/** Lists open and scheduled requests to erase clients. Renders nothing if there are none. */
export function PendingDeletions(): ReactElement | null {
  const { data, error, mutate } = useEndpoint(
    adminEndpoints.listPendingDeletions,
    {},
    { revalidateIfStale: true },
  );
  if (error && !data)
    return (
      <LoadFailure title="Couldn’t load the erasure requests" error={error} onRetry={() => void mutate()} />
    );
  if (!data || data.data.length === 0) return null;
  return (
    <Alert tone="warning" title="Erasure requests">
      <ul css={styles.list}>
        {data.data.map((request) => (
          <li key={request.id}>
            <Link asChild>
              <RouterLink to={`?${clientParameter}=${request.clientId}`}>{request.company}</RouterLink>
            </Link>{' '}
            <span>{stateOf(request)}</span>
          </li>
        ))}
      </ul>
    </Alert>
  );
}
