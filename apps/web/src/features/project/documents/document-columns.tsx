import type { ClientDocument } from '@uplift/data-client/contract/project';
import { Badge } from '@uplift/ui/badge';
import type { DataTableColumn } from '@uplift/ui/data-table';
import { Skeleton } from '@uplift/ui/skeleton';
import type { ReactElement } from 'react';
import { inFull, lastUse } from '../../../app/time/last-use.ts';
import { formatFileSize } from '../../../areas/shared/lists/format-file-size.ts';
import { RowLink } from '../../../areas/shared/lists/open-row.tsx';
import { brand } from '../../../content/brand.ts';
import type { ProjectContext } from '../project-context.tsx';
import * as styles from './document-columns.styles.ts';
import { stateNames } from './document-labels.ts';
import { fileTypeNames } from './file-type-names.ts';

/** Search parameter with the ID of the open document. */
export const documentParameter = 'document';

/** Columns the server can sort by. */
export const sortableColumns = ['name', 'uploadedAt', 'byteSize'] as const;

function Moment({ iso }: { iso: string }): ReactElement {
  return (
    <time dateTime={iso} title={inFull(iso)}>
      {lastUse(iso, Date.now())}
    </time>
  );
}

const state: DataTableColumn<ClientDocument> = {
  id: 'state',
  header: 'Visibility',
  options: [
    { value: 'private', label: stateNames.private },
    { value: 'shared', label: stateNames.shared },
  ],
  skeleton: <Skeleton shape="block" width="5rem" height="1.6rem" />,
  cell: (document) => (
    <Badge tone={document.state === 'shared' ? 'success' : 'neutral'} css={styles.state}>
      {stateNames[document.state]}
    </Badge>
  ),
};

const deletion: DataTableColumn<ClientDocument> = {
  id: 'deletedAt',
  header: 'Deleted',
  cell: ({ deletedAt }) => deletedAt && <Moment iso={deletedAt} />,
};

/** @param inTrash whether the list shows the trash */
export function createDocumentColumns(
  { side, company }: Pick<ProjectContext, 'side' | 'company'>,
  inTrash: boolean,
): DataTableColumn<ClientDocument>[] {
  return [
    {
      id: 'name',
      header: 'Name',
      sortable: true,
      primary: true,
      cell: ({ id, name }) => (
        <RowLink parameter={documentParameter} id={id}>
          {name}
        </RowLink>
      ),
    },
    {
      id: 'type',
      header: 'Type',
      inList: 'hidden',
      priority: 'low',
      cell: ({ type }) => fileTypeNames[type],
    },
    {
      id: 'side',
      header: 'From',
      options: [
        { value: 'client', label: side === 'client' ? 'Your company' : company },
        { value: 'team', label: brand.name },
      ],
      cell: ({ uploadedBy }) => uploadedBy,
    },
    ...(inTrash ? [deletion] : side === 'team' ? [state] : []),
    {
      id: 'byteSize',
      header: 'Size',
      inList: 'hidden',
      priority: 'low',
      sortable: true,
      numeric: true,
      cell: ({ byteSize }) => formatFileSize(byteSize),
    },
    {
      id: 'uploadedAt',
      header: 'Uploaded',
      sortable: true,
      cell: ({ uploadedAt }) => <Moment iso={uploadedAt} />,
    },
  ];
}
