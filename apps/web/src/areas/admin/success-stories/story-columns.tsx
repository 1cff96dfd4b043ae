import type { StoryRow } from '@uplift/data-client/contract/admin';
import { Badge } from '@uplift/ui/badge';
import type { DataTableColumn } from '@uplift/ui/data-table';
import { DataTableRowLink } from '@uplift/ui/data-table-row-link';
import { Skeleton } from '@uplift/ui/skeleton';
import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { inFull, lastUse } from '../../../app/time/last-use.ts';
import { oneLine } from '../table-text.styles.ts';
import { listPath, stateNames, stateTones } from './story-states.ts';

/** A story row with the `name` that list actions use. */
export type NamedStory = StoryRow & { name: string };

/** Columns the server can sort by. */
export const sortableColumns = ['title', 'updatedAt', 'publishedAt'] as const;

function Moment({ at }: { at: string | null }): ReactElement {
  if (at === null) return <span>Not published</span>;
  return (
    <time dateTime={at} title={inFull(at)}>
      {lastUse(at, Date.now())}
    </time>
  );
}

/** @param industries options of the industry filter */
export function storyColumns(industries: readonly string[]): DataTableColumn<NamedStory>[] {
  return [
    {
      id: 'title',
      header: 'Title',
      sortable: true,
      primary: true,
      cell: ({ id, name }) => (
        <DataTableRowLink asChild>
          <Link to={`${listPath}/${id}`}>{name}</Link>
        </DataTableRowLink>
      ),
    },
    {
      id: 'state',
      inList: 'corner',
      header: 'Status',
      options: Object.entries(stateNames).map(([value, label]) => ({ value, label })),
      skeleton: <Skeleton shape="block" width="5.5rem" height="1.6rem" />,
      cell: ({ state }) => (
        <Badge tone={stateTones[state]} css={oneLine}>
          {stateNames[state]}
        </Badge>
      ),
    },
    {
      id: 'industry',
      inList: 'unlabeled',
      priority: 'low',
      header: 'Industry',
      // A comma would split the value into two filters.
      options: industries
        .filter((industry) => !industry.includes(','))
        .map((industry) => ({ value: industry, label: industry })),
      cell: ({ industry }) => industry,
    },
    {
      id: 'publishedAt',
      header: 'Published',
      sortable: true,
      cell: ({ publishedAt }) => <Moment at={publishedAt} />,
    },
    {
      id: 'updatedAt',
      inList: 'hidden',
      header: 'Updated',
      sortable: true,
      cell: ({ updatedAt }) => <Moment at={updatedAt} />,
    },
  ];
}
