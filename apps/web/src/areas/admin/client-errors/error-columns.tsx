import { beginningOf } from '@uplift/data-client/contract';
import type { ClientErrorGroup } from '@uplift/data-client/contract/admin';
import { Badge } from '@uplift/ui/badge';
import type { DataTableColumn } from '@uplift/ui/data-table';
import { Skeleton } from '@uplift/ui/skeleton';
import type { ReactElement } from 'react';
import { inFull, lastUse } from '../../../app/time/last-use.ts';
import { describeBrowser } from '../../shared/account/describe-browser.ts';
import { RowLink } from '../../shared/lists/open-row.tsx';
import { longText } from '../table-text.styles.ts';

/** Search parameter with the ID of the open error. */
export const errorParameter = 'error';

/** Columns the server can sort by. */
export const sortableColumns = ['occurrences', 'firstSeenAt', 'lastSeenAt'] as const;

export const levelNames = {
  page: 'Page',
  section: 'Section',
  component: 'Component',
} as const satisfies Record<ClientErrorGroup['level'], string>;

/** Maximum length of a message in the list. A very long one would push everything else out of view. */
const LONGEST_NAME = 120;

function shorten(text: string): string {
  return text.length > LONGEST_NAME ? `${beginningOf(text, LONGEST_NAME)}…` : text;
}

/** Returns readable browser names, without duplicates. */
export function browserNames(userAgents: readonly string[]): string {
  return [...new Set(userAgents.map(describeBrowser))].join(', ');
}

function Moment({ at }: { at: string }): ReactElement {
  return (
    <time dateTime={at} title={inFull(at)}>
      {lastUse(at, Date.now())}
    </time>
  );
}

export function ErrorStatus({ state }: Pick<ClientErrorGroup, 'state'>): ReactElement {
  return state === 'open' ? <Badge tone="warning">Open</Badge> : <Badge tone="success">Resolved</Badge>;
}

/** Details that the sheet of an error shows too. */
export const hiddenErrorColumns = ['userAgents'];

export const errorColumns: DataTableColumn<ClientErrorGroup>[] = [
  {
    id: 'name',
    header: 'Message',
    primary: true,
    cell: ({ id, name }) => (
      <span css={longText}>
        <RowLink parameter={errorParameter} id={id}>
          {shorten(name)}
        </RowLink>
      </span>
    ),
  },
  { id: 'topFrame', inList: 'unlabeled', header: 'Location', cell: ({ topFrame }) => shorten(topFrame) },
  {
    id: 'level',
    inList: 'hidden',
    priority: 'low',
    header: 'Level',
    options: Object.entries(levelNames).map(([value, label]) => ({ value, label })),
    cell: ({ level }) => levelNames[level],
  },
  {
    id: 'state',
    inList: 'corner',
    header: 'Status',
    options: [
      { value: 'open', label: 'Open' },
      { value: 'resolved', label: 'Resolved' },
    ],
    skeleton: <Skeleton shape="block" width="4.5rem" height="1.6rem" />,
    cell: ({ state }) => <ErrorStatus state={state} />,
  },
  {
    id: 'occurrences',
    header: 'Count',
    sortable: true,
    numeric: true,
    cell: ({ occurrences }) => occurrences.toLocaleString('en-US'),
  },
  {
    id: 'userAgents',
    inList: 'hidden',
    header: 'Browsers',
    cell: ({ userAgents }) => browserNames(userAgents),
  },
  {
    id: 'firstSeenAt',
    inList: 'hidden',
    header: 'First seen',
    priority: 'low',
    sortable: true,
    cell: ({ firstSeenAt }) => <Moment at={firstSeenAt} />,
  },
  {
    id: 'lastSeenAt',
    header: 'Last seen',
    sortable: true,
    cell: ({ lastSeenAt }) => <Moment at={lastSeenAt} />,
  },
];
