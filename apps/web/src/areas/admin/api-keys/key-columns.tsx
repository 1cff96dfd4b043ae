import type { ApiKey } from '@uplift/data-client/contract/admin';
import { Badge } from '@uplift/ui/badge';
import { Code } from '@uplift/ui/code';
import type { DataTableColumn } from '@uplift/ui/data-table';
import { Skeleton } from '@uplift/ui/skeleton';
import type { ReactElement } from 'react';
import { inFull, lastUse } from '../../../app/time/last-use.ts';
import { viewerFormat } from '../../../app/time/viewer-time.ts';
import { RowLink } from '../../shared/lists/open-row.tsx';
import { oneLine } from '../table-text.styles.ts';
import { stateNames, stateTones } from './key-labels.ts';

/** Search parameter with the ID of the open key. */
export const keyParameter = 'key';

/** Columns the server can sort by. */
export const sortableColumns = ['name', 'lastUsedAt', 'createdAt'] as const;

const day = viewerFormat({ dateStyle: 'medium' });

/** Number of scopes that the list names before it shows a count. */
const NAMED_SCOPES = 2;

function scopesInShort(scopes: readonly string[]): string {
  const named = scopes.slice(0, NAMED_SCOPES).join(', ');
  const others = scopes.length - NAMED_SCOPES;
  return others > 0 ? `${named} and ${others} more` : named;
}

export function LastUse({ apiKey: { lastUsedAt } }: { apiKey: ApiKey }): ReactElement {
  if (lastUsedAt === null) return <span>Never</span>;
  return (
    <time dateTime={lastUsedAt} title={inFull(lastUsedAt)}>
      {lastUse(lastUsedAt, Date.now())}
    </time>
  );
}

function Expiry({ apiKey: { expiresAt } }: { apiKey: ApiKey }): ReactElement {
  if (expiresAt === null) return <span>Never</span>;
  return (
    <time dateTime={expiresAt} title={inFull(expiresAt)}>
      {day().format(Date.parse(expiresAt))}
    </time>
  );
}

/** The owner's name. Notes when the owner is no longer an admin, because the key doesn't work then. */
export function ownerLabel({ owner }: ApiKey): string {
  return owner.active ? owner.name : `${owner.name} (no longer an admin)`;
}

/** The key's state, or that it doesn't work because its owner is no longer an admin. */
export function KeyStatus({ apiKey: { state, owner, revokedAt } }: { apiKey: ApiKey }): ReactElement {
  const orphaned = !(owner.active || revokedAt);
  return (
    <Badge tone={orphaned ? 'danger' : stateTones[state]} css={oneLine}>
      {orphaned ? 'Owner isn’t an admin' : stateNames[state]}
    </Badge>
  );
}

/** Details that the sheet of a key shows too. */
export const hiddenKeyColumns = ['owner', 'createdAt'];

export const keyColumns: DataTableColumn<ApiKey>[] = [
  {
    id: 'name',
    header: 'Name',
    sortable: true,
    primary: true,
    cell: ({ id, name }) => (
      <RowLink parameter={keyParameter} id={id}>
        {name}
      </RowLink>
    ),
  },
  {
    id: 'prefix',
    inList: 'unlabeled',
    header: 'Key',
    priority: 'low',
    cell: ({ prefix }) => <Code css={oneLine}>{prefix}…</Code>,
  },
  {
    id: 'state',
    inList: 'corner',
    header: 'Status',
    options: Object.entries(stateNames).map(([value, label]) => ({ value, label })),
    skeleton: <Skeleton shape="block" width="4.5rem" height="1.6rem" />,
    cell: (apiKey) => <KeyStatus apiKey={apiKey} />,
  },
  {
    id: 'scopes',
    header: 'Scopes',
    priority: 'low',
    cell: ({ scopes }) => <span title={scopes.join(', ')}>{scopesInShort(scopes)}</span>,
  },
  {
    id: 'lastUsedAt',
    header: 'Last used',
    sortable: true,
    options: [
      { value: 'used', label: 'In the last 30 days' },
      { value: 'unused', label: 'Not in the last 30 days' },
    ],
    cell: (apiKey) => <LastUse apiKey={apiKey} />,
  },
  { id: 'expiresAt', header: 'Expires', cell: (apiKey) => <Expiry apiKey={apiKey} /> },
  { id: 'owner', inList: 'hidden', header: 'Owner', cell: ({ owner }) => owner.name },
  {
    id: 'createdAt',
    inList: 'hidden',
    header: 'Created',
    sortable: true,
    cell: ({ createdAt }) => (
      <time dateTime={createdAt} title={inFull(createdAt)}>
        {lastUse(createdAt, Date.now())}
      </time>
    ),
  },
];
