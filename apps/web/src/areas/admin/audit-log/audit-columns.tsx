import type { AuditEntry } from '@uplift/data-client/contract/admin';
import type { DataTableColumn } from '@uplift/ui/data-table';
import { inFull } from '../../../app/time/last-use.ts';
import { RowLink } from '../../shared/lists/open-row.tsx';
import { personName } from '../table-text.styles.ts';
import { actionLabel, subjectLabel } from './audit-labels.ts';

/** Search parameter with the ID of the open entry. */
export const entryParameter = 'entry';

export interface AuditChoices {
  actors: readonly { id: string; name: string }[];
  /** First segments of action names, such as `case-study`. */
  subjects: readonly string[];
}

/** @param choices options of the filters */
export function auditColumns({ actors, subjects }: AuditChoices): DataTableColumn<AuditEntry>[] {
  return [
    {
      id: 'action',
      header: 'Action',
      primary: true,
      cell: ({ id, action }) => (
        <RowLink parameter={entryParameter} id={String(id)}>
          {actionLabel(action)}
        </RowLink>
      ),
    },
    {
      id: 'subject',
      inList: 'unlabeled',
      header: 'Record',
      options: subjects.map((subject) => ({ value: subject, label: subjectLabel(subject) })),
      cell: ({ subjectName }) => subjectName,
    },
    {
      id: 'actorId',
      header: 'Actor',
      options: actors.map(({ id, name }) => ({ value: id, label: name })),
      cell: ({ actorName }) => <span css={personName}>{actorName}</span>,
    },
    { id: 'address', inList: 'hidden', header: 'IP address', cell: ({ address }) => address },
    {
      id: 'occurredAt',
      header: 'Time',
      sortable: true,
      cell: ({ occurredAt }) => <time dateTime={occurredAt}>{inFull(occurredAt)}</time>,
    },
  ];
}
