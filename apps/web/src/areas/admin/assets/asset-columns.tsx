import type { AdminAsset, AssetType } from '@uplift/data-client/contract/admin';
import { Badge, type BadgeTone } from '@uplift/ui/badge';
import type { DataTableColumn } from '@uplift/ui/data-table';
import { Skeleton } from '@uplift/ui/skeleton';
import type { ReactElement } from 'react';
import { inFull, lastUse } from '../../../app/time/last-use.ts';
import { formatFileSize } from '../../shared/lists/format-file-size.ts';
import { RowLink } from '../../shared/lists/open-row.tsx';
import { oneLine } from '../table-text.styles.ts';
import { dimensionsOf } from './asset-address.ts';
import * as styles from './asset-preview.styles.ts';
import { AssetThumbnail } from './asset-preview.tsx';

export const typeNames = {
  png: 'PNG',
  jpeg: 'JPEG',
  webp: 'WebP',
  avif: 'AVIF',
  svg: 'SVG',
  pdf: 'PDF',
} as const satisfies Record<AssetType, string>;

export const stateNames = {
  active: 'Active',
  inactive: 'Inactive',
  deleted: 'Deleted',
} as const satisfies Record<AdminAsset['state'], string>;

const stateTones = {
  active: 'success',
  inactive: 'neutral',
  deleted: 'warning',
} as const satisfies Record<AdminAsset['state'], BadgeTone>;

/** Search parameter with the ID of the open asset. */
export const assetParameter = 'asset';

/** Columns the server can sort by. */
export const sortableColumns = ['name', 'createdAt', 'byteSize'] as const;

const choices = (names: Record<string, string>) =>
  Object.entries(names).map(([value, label]) => ({ value, label }));

function Moment({ iso }: { iso: string }): ReactElement {
  return (
    <time dateTime={iso} title={inFull(iso)}>
      {lastUse(iso, Date.now())}
    </time>
  );
}

const state: DataTableColumn<AdminAsset> = {
  id: 'state',
  inList: 'corner',
  header: 'Status',
  options: choices({ active: stateNames.active, inactive: stateNames.inactive }),
  skeleton: <Skeleton shape="block" width="4.5rem" height="1.6rem" />,
  cell: (asset) => <Badge tone={stateTones[asset.state]}>{stateNames[asset.state]}</Badge>,
};

const deletion: DataTableColumn<AdminAsset> = {
  id: 'deletedAt',
  header: 'Deleted',
  cell: ({ deletedAt }) => deletedAt && <Moment iso={deletedAt} />,
};

/**
 * @param categories options of the category filter
 * @param inTrash whether the list shows the trash
 */
export function createAssetColumns(
  categories: readonly string[],
  inTrash: boolean,
): DataTableColumn<AdminAsset>[] {
  return [
    {
      id: 'name',
      header: 'Name',
      sortable: true,
      primary: true,
      cell: (asset) => (
        <span css={styles.named}>
          <AssetThumbnail asset={asset} />
          <RowLink parameter={assetParameter} id={asset.id}>
            {asset.name}
          </RowLink>
        </span>
      ),
    },
    {
      id: 'category',
      inList: 'unlabeled',
      header: 'Category',
      options: categories.map((value) => ({ value, label: value })),
      cell: ({ category }) => <span css={oneLine}>{category}</span>,
    },
    {
      id: 'type',
      inList: 'hidden',
      header: 'Type',
      options: choices(typeNames),
      cell: ({ type }) => typeNames[type],
    },
    {
      id: 'byteSize',
      header: 'Size',
      sortable: true,
      numeric: true,
      cell: ({ byteSize }) => formatFileSize(byteSize),
    },
    inTrash ? deletion : state,
    {
      id: 'dimensions',
      priority: 'low',
      inList: 'hidden',
      header: 'Dimensions',
      numeric: true,
      cell: (asset) => dimensionsOf(asset) ?? '–',
    },
    {
      id: 'createdAt',
      priority: 'low',
      inList: 'hidden',
      header: 'Added',
      sortable: true,
      cell: ({ createdAt }) => <Moment iso={createdAt} />,
    },
  ];
}
