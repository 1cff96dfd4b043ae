import type { AuditEntry } from '@uplift/data-client/contract/admin';
import type { DataTableColumn } from '@uplift/ui/data-table';
import { inFull } from '../../../shell/account/last-use.ts';
import { RowLink } from '../../../shell/list/open-row.tsx';

/** The parameter of the address that says which entry stands open beside the list. */
export const entryParameter = 'entry';

export interface AuditChoices {
  actors: readonly { id: string; name: string }[];
  /** The first words of actions. */
  subjects: readonly string[];
}

/** A name of the code as words: `case-study.published` is `Case study published`. */
export function inWords(name: string): string {
  const words = name.replaceAll(/[-._]/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** @param choices what the log can be filtered by */
export function auditColumns({ actors, subjects }: AuditChoices): DataTableColumn<AuditEntry>[] {
  return [
    {
      id: 'action',
      header: 'Action',
      primary: true,
      cell: ({ id, action }) => (
        <RowLink parameter={entryParameter} id={String(id)}>
          {inWords(action)}
        </RowLink>
      ),
    },
    {
      id: 'subject',
      header: 'What',
      options: subjects.map((subject) => ({ value: subject, label: inWords(subject) })),
      cell: ({ subjectName }) => subjectName,
    },
    {
      id: 'actorId',
      header: 'Who',
      options: actors.map(({ id, name }) => ({ value: id, label: name })),
      cell: ({ actorName }) => actorName,
    },
    { id: 'address', header: 'From', cell: ({ address }) => address },
    {
      id: 'occurredAt',
      header: 'When',
      sortable: true,
      cell: ({ occurredAt }) => <time dateTime={occurredAt}>{inFull(occurredAt)}</time>,
    },
  ];
}
