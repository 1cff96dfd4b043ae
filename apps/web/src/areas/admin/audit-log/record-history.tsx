import { type AuditAction, type AuditEntry, adminEndpoints } from '@uplift/data-client/contract/admin';
import { useEndpoint } from '@uplift/data-client/swr';
import { Skeleton } from '@uplift/ui/skeleton';
import { Text } from '@uplift/ui/text';
import { Timeline } from '@uplift/ui/timeline';
import type { ReactElement } from 'react';
import { inFull, lastUse } from '../../../app/time/last-use.ts';
import { LoadFailure } from '../../shared/frame/load-failure.tsx';
import { isMissing } from '../../shared/lists/address-id.ts';
import { actionLabel } from './audit-labels.ts';

export interface RecordHistoryProps {
  /** ID of the row. */
  id: string;
  /**
   * Labels of actions, without the kind of record: `{ 'user.updated': 'Changed' }`.
   * @default the labels in the audit log
   */
  actions: Readonly<Partial<Record<AuditAction, string>>>;
  /** Labels of the fields. Fields without a label are hidden. */
  fields: Readonly<Record<string, string>>;
}

const MOMENT = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;

function show(value: unknown): string {
  if (value === null || value === undefined || value === '') return 'none';
  if (typeof value === 'string' && MOMENT.test(value)) return inFull(value);
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/** Names the person who made a change, and the API key if one was used. */
function actorOf({ actorName, apiKeyName }: AuditEntry): string {
  return apiKeyName === undefined ? actorName : `${actorName} with the API key “${apiKeyName}”`;
}

interface ChangesProps {
  entry: AuditEntry;
  fields: RecordHistoryProps['fields'];
}

function Changes({ entry: { before, after }, fields }: ChangesProps): ReactElement {
  return (
    <>
      {Object.keys(after)
        // Initial values aren't changes. The record above shows them.
        .filter((field) => field in before && fields[field] !== undefined)
        .map((field) => (
          <Text key={field} size="sm" tone="muted">
            {fields[field]}: {show(before[field])} → {show(after[field])}
          </Text>
        ))}
    </>
  );
}

/** Change history of a row, from the audit log. */
export function RecordHistory({ id, actions, fields }: RecordHistoryProps): ReactElement {
  const labels: Readonly<Record<string, string>> = actions;
  const { data, error, mutate } = useEndpoint(
    adminEndpoints.listAuditLog,
    { query: { subjectId: id, pageSize: 20 } },
    { revalidateIfStale: true },
  );
  const entries = error && isMissing(error) ? [] : data?.data;
  if (error && !entries) {
    return <LoadFailure title="Couldn’t load the history" error={error} onRetry={() => void mutate()} />;
  }
  if (!entries) return <Skeleton width="16rem" />;
  if (entries.length === 0)
    return (
      <Text size="sm" tone="subtle">
        No changes in the last 90 days.
      </Text>
    );
  return (
    <Timeline.Root>
      {entries.map((entry) => (
        <Timeline.Item
          key={entry.id}
          title={`${labels[entry.action] ?? actionLabel(entry.action)} by ${actorOf(entry)}`}
          dateTime={entry.occurredAt}
          time={<span title={inFull(entry.occurredAt)}>{lastUse(entry.occurredAt, Date.now())}</span>}
        >
          <Changes entry={entry} fields={fields} />
        </Timeline.Item>
      ))}
    </Timeline.Root>
  );
}
