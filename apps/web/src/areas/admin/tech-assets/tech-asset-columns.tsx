import { techAssetCategories } from '@uplift/data-client/contract';
import type { AdminTechAsset } from '@uplift/data-client/contract/admin';
import { TechIcon } from '@uplift/tech-showcase';
import { Badge, type BadgeTone } from '@uplift/ui/badge';
import type { DataTableColumn } from '@uplift/ui/data-table';
import { Skeleton } from '@uplift/ui/skeleton';
import { inFull, lastUse } from '../../../app/time/last-use.ts';
import { RowLink } from '../../shared/lists/open-row.tsx';
import * as styles from './tech-assets.styles.ts';

/** Search parameter with the ID of the open technology, or `new` for a new one. */
export const technologyParameter = 'technology';

/** Columns the server can sort by. */
export const sortableColumns = ['name', 'category', 'priority', 'updatedAt'] as const;

type State = 'active' | 'inactive' | 'deleted';

export function stateOf({ isActive, deletedAt }: AdminTechAsset): State {
  return deletedAt ? 'deleted' : isActive ? 'active' : 'inactive';
}

export const stateNames: Readonly<Record<State, string>> = {
  active: 'Active',
  inactive: 'Inactive',
  deleted: 'Deleted',
};

const stateTones: Readonly<Record<State, BadgeTone>> = {
  active: 'success',
  inactive: 'neutral',
  deleted: 'danger',
};

const stateOptions = Object.entries(stateNames).map(([value, label]) => ({ value, label }));

/** Returns the categories to choose from: the predefined ones and those in use. */
export function offeredCategories(occurring: readonly string[] = []): string[] {
  return [...new Set([...techAssetCategories, ...occurring])];
}

export function techAssetColumns(categories: readonly string[]): DataTableColumn<AdminTechAsset>[] {
  return [
    {
      id: 'name',
      header: 'Name',
      sortable: true,
      primary: true,
      cell: ({ id, name, iconPath }) => (
        <span css={styles.named}>
          <TechIcon name={name} iconPath={iconPath} />
          <RowLink parameter={technologyParameter} id={id}>
            {name}
          </RowLink>
        </span>
      ),
    },
    {
      id: 'category',
      inList: 'unlabeled',
      header: 'Category',
      sortable: true,
      options: categories.map((category) => ({ value: category, label: category })),
      cell: ({ category }) => category,
    },
    { id: 'priority', header: 'Priority', sortable: true, numeric: true, cell: ({ priority }) => priority },
    {
      id: 'state',
      inList: 'corner',
      header: 'Status',
      options: stateOptions,
      skeleton: <Skeleton shape="block" width="4.5rem" height="1.6rem" />,
      cell: (row) => <Badge tone={stateTones[stateOf(row)]}>{stateNames[stateOf(row)]}</Badge>,
    },
    {
      id: 'updatedAt',
      inList: 'hidden',
      header: 'Updated',
      sortable: true,
      cell: ({ updatedAt }) => (
        <time dateTime={updatedAt} title={inFull(updatedAt)}>
          {lastUse(updatedAt, Date.now())}
        </time>
      ),
    },
  ];
}
