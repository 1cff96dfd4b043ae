import type { Webhook, WebhookDelivery } from '@uplift/data-client/contract/admin';
import { Badge, type BadgeTone } from '@uplift/ui/badge';
import type { DataTableColumn } from '@uplift/ui/data-table';
import { DataTableRowLink } from '@uplift/ui/data-table-row-link';
import { Skeleton } from '@uplift/ui/skeleton';
import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { inFull, lastUse } from '../../../app/time/last-use.ts';
import { RowLink } from '../../shared/lists/open-row.tsx';
import { longText, oneLine } from '../table-text.styles.ts';

const stateNames = {
  active: 'Active',
  failing: 'Failing',
  paused: 'Paused',
  disabled: 'Disabled',
  deleted: 'Deleted',
} as const satisfies Record<Webhook['state'], string>;

const stateTones = {
  active: 'success',
  failing: 'warning',
  paused: 'neutral',
  disabled: 'danger',
  deleted: 'neutral',
} as const satisfies Record<Webhook['state'], BadgeTone>;

const deliveryStateNames = {
  pending: 'Pending',
  held: 'On hold',
  succeeded: 'Delivered',
  failed: 'Failed',
} as const satisfies Record<WebhookDelivery['state'], string>;

const deliveryTones = {
  pending: 'accent',
  held: 'neutral',
  succeeded: 'success',
  failed: 'danger',
} as const satisfies Record<WebhookDelivery['state'], BadgeTone>;

export function WebhookStateBadge({ state }: Pick<Webhook, 'state'>): ReactElement {
  return <Badge tone={stateTones[state]}>{stateNames[state]}</Badge>;
}

export function DeliveryStateBadge({ state }: Pick<WebhookDelivery, 'state'>): ReactElement {
  return <Badge tone={deliveryTones[state]}>{deliveryStateNames[state]}</Badge>;
}

const choices = (names: Readonly<Record<string, string>>) =>
  Object.entries(names).map(([value, label]) => ({ value, label }));

const badgeSkeleton = <Skeleton shape="block" width="4.5rem" height="1.6rem" />;

/** A relative time, with the full date and time as its tooltip. */
export function Moment({ at, otherwise = 'Never' }: { at: string | null; otherwise?: string }): ReactElement {
  if (at === null) return <span>{otherwise}</span>;
  return (
    <time dateTime={at} title={inFull(at)}>
      {lastUse(at, Date.now())}
    </time>
  );
}

/** Summarizes the event types of a webhook. */
export function eventsOf({ eventTypes }: Pick<Webhook, 'eventTypes'>): string {
  if (eventTypes === null) return 'All events';
  const [first = '', ...more] = eventTypes;
  return more.length === 0 ? first : `${first} and ${more.length} more`;
}

/** Returns the success rate of the last 7 days. */
export function successRate({ week: { succeeded, failed } }: Pick<Webhook, 'week'>): string {
  const total = succeeded + failed;
  return total === 0 ? 'No events' : `${Math.floor((succeeded / total) * 100)}% of ${total}`;
}

/** Columns the server can sort by. */
export const sortableColumns = ['name', 'createdAt', 'lastAttemptAt'] as const;

export const webhookColumns: DataTableColumn<Webhook>[] = [
  {
    id: 'name',
    header: 'Name',
    sortable: true,
    primary: true,
    cell: ({ id, name }) => (
      <DataTableRowLink asChild>
        <Link to={`/admin/webhooks/${id}`}>{name}</Link>
      </DataTableRowLink>
    ),
  },
  { id: 'url', inList: 'unlabeled', header: 'URL', cell: ({ url }) => <span css={longText}>{url}</span> },
  {
    id: 'state',
    inList: 'corner',
    header: 'Status',
    options: choices(stateNames),
    skeleton: badgeSkeleton,
    cell: ({ state }) => <WebhookStateBadge state={state} />,
  },
  {
    id: 'events',
    inList: 'hidden',
    header: 'Events',
    priority: 'low',
    cell: eventsOf,
  },
  {
    id: 'week',
    header: 'Delivered, 7 days',
    cell: (webhook) => <span css={oneLine}>{successRate(webhook)}</span>,
  },
  {
    id: 'lastAttemptAt',
    header: 'Last sent',
    priority: 'low',
    sortable: true,
    cell: ({ lastAttemptAt }) => <Moment at={lastAttemptAt} />,
  },
];

/** Search parameter with the ID of the open delivery. */
export const deliveryParameter = 'delivery';

export const deliveryColumns: DataTableColumn<WebhookDelivery>[] = [
  {
    id: 'type',
    header: 'Event',
    primary: true,
    cell: ({ id, type, test }) => (
      <RowLink parameter={deliveryParameter} id={id}>
        {test ? `${type} (test)` : type}
      </RowLink>
    ),
  },
  {
    id: 'state',
    inList: 'corner',
    header: 'Status',
    options: choices(deliveryStateNames),
    skeleton: badgeSkeleton,
    cell: ({ state }) => <DeliveryStateBadge state={state} />,
  },
  { id: 'lastStatus', header: 'Response', cell: ({ lastStatus }) => lastStatus ?? 'None' },
  { id: 'attempts', header: 'Attempts', numeric: true, cell: ({ attempts }) => attempts },
  { id: 'createdAt', header: 'Created', sortable: true, cell: ({ createdAt }) => <Moment at={createdAt} /> },
];
