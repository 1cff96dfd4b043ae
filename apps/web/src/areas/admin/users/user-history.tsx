import { type AuditEntry, adminEndpoints } from '@uplift/data-client/contract/admin';
import { useEndpoint } from '@uplift/data-client/swr';
import { Skeleton } from '@uplift/ui/skeleton';
import { Text } from '@uplift/ui/text';
import { Timeline } from '@uplift/ui/timeline';
import type { ReactElement } from 'react';
import { inFull, lastUse } from '../../../shell/account/last-use.ts';
import { LoadFailure } from '../../../shell/account/load-failure.tsx';

const actions: Readonly<Record<string, string>> = {
  'user.invited': 'Invited',
  'user.updated': 'Changed',
  'user.deactivated': 'Deactivated',
  'user.reactivated': 'Reactivated',
  'user.link-sent': 'Sent a link for a password',
  'user.second-factor-reset': 'Second step turned off',
  'user.sessions-ended': 'Signed out everywhere',
};

const fieldNames: Readonly<Record<string, string>> = {
  name: 'Name',
  email: 'E-mail',
  role: 'Role',
  bookingUrl: 'Booking address',
};

function show(value: unknown): string {
  return value === null || value === undefined || value === '' ? 'nothing' : String(value);
}

function Changes({ entry }: { entry: AuditEntry }): ReactElement {
  const { before, after } = entry;
  return (
    <>
      {Object.keys(after)
        // What an invitation begins with stands above.
        .filter((field) => entry.action === 'user.updated' && fieldNames[field] !== undefined)
        .map((field) => (
          <Text key={field} size="sm" tone="muted">
            {fieldNames[field]}: {show(before[field])} → {show(after[field])}
          </Text>
        ))}
    </>
  );
}

/** What was changed of a user, and by whom. */
export function UserHistory({ id }: { id: string }): ReactElement {
  const { data, error, mutate } = useEndpoint(
    adminEndpoints.listAuditLog,
    { query: { subjectId: id, pageSize: 20 } },
    { revalidateIfStale: true },
  );
  if (error && !data) {
    return (
      <LoadFailure title="The history could not be loaded" error={error} onRetry={() => void mutate()} />
    );
  }
  if (!data) return <Skeleton width="16rem" />;
  if (data.data.length === 0) return <Text tone="subtle">Nothing in the last 90 days.</Text>;
  return (
    <Timeline.Root>
      {data.data.map((entry) => (
        <Timeline.Item
          key={entry.id}
          title={`${actions[entry.action] ?? entry.action} by ${entry.actorName}`}
          dateTime={entry.occurredAt}
          time={<span title={inFull(entry.occurredAt)}>{lastUse(entry.occurredAt, Date.now())}</span>}
        >
          <Changes entry={entry} />
        </Timeline.Item>
      ))}
    </Timeline.Root>
  );
}
