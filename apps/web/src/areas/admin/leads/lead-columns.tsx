import type { LeadSummary } from '@uplift/data-client/contract/admin';
import { Badge } from '@uplift/ui/badge';
import type { DataTableColumn } from '@uplift/ui/data-table';
import { Skeleton } from '@uplift/ui/skeleton';
import { inFull, lastUse } from '../../../app/time/last-use.ts';
import { EmailText } from '../../shared/lists/email-text.tsx';
import { RowLink } from '../../shared/lists/open-row.tsx';
import { oneLine } from '../table-text.styles.ts';
import { sourceNames, stateNames, stateTones } from './lead-labels.ts';

/** Search parameter with the ID of the open lead. */
export const leadParameter = 'lead';

const choices = (names: Record<string, string>) =>
  Object.entries(names).map(([value, label]) => ({ value, label }));

/** Columns the server can sort by. */
export const sortableColumns = ['createdAt'] as const;

export const leadColumns: DataTableColumn<LeadSummary>[] = [
  {
    id: 'name',
    header: 'Name',
    primary: true,
    cell: ({ id, name }) => (
      <RowLink parameter={leadParameter} id={id}>
        {name}
      </RowLink>
    ),
  },
  { id: 'company', inList: 'unlabeled', header: 'Company', cell: ({ company }) => company },
  {
    id: 'email',
    inList: 'unlabeled',
    priority: 'low',
    header: 'E-mail',
    cell: ({ email }) => <EmailText>{email}</EmailText>,
  },
  {
    id: 'state',
    inList: 'corner',
    header: 'Status',
    options: choices(stateNames),
    skeleton: <Skeleton shape="block" width="4.5rem" height="1.6rem" />,
    cell: ({ state, heldBack }) => (
      <Badge tone={stateTones[state]} css={oneLine}>
        {heldBack ? 'Held for review' : stateNames[state]}
      </Badge>
    ),
  },
  {
    id: 'createdAt',
    header: 'Received',
    sortable: true,
    cell: ({ createdAt }) => (
      <time dateTime={createdAt} title={inFull(createdAt)}>
        {lastUse(createdAt, Date.now())}
      </time>
    ),
  },
  {
    id: 'source',
    priority: 'low',
    inList: 'hidden',
    header: 'Source',
    options: choices(sourceNames),
    cell: ({ source }) => <span css={oneLine}>{sourceNames[source]}</span>,
  },
];
