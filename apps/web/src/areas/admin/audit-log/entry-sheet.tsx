import type { AuditEntry } from '@uplift/data-client/contract/admin';
import { DataList } from '@uplift/ui/data-list';
import { Sheet } from '@uplift/ui/sheet';
import { Stack } from '@uplift/ui/stack';
import { Table } from '@uplift/ui/table';
import { Text } from '@uplift/ui/text';
import type { ReactElement } from 'react';
import { inFull } from '../../../app/time/last-use.ts';
import { useFocusReturn } from '../../shared/forms/use-focus-return.ts';
import { sentenceCase } from '../../shared/lists/sentence-case.ts';
import { actionLabel } from './audit-labels.ts';
import * as styles from './entry-sheet.styles.ts';

function show(value: unknown): string {
  if (value === null || value === undefined || value === '') return '–';
  return typeof value === 'object' ? JSON.stringify(value, null, 2) : String(value);
}

/** Formats the name of a field: `ownerId` becomes `Owner ID`. */
function fieldLabel(name: string): string {
  return sentenceCase(name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)).replace(
    /\b(id|url)\b/gi,
    (word) => word.toUpperCase(),
  );
}

export interface EntrySheetProps {
  entry: AuditEntry;
  onClose: () => void;
}

/** Details of an audit log entry: each field before and after the change. */
export function EntrySheet({ entry, onClose }: EntrySheetProps): ReactElement {
  const returnFocus = useFocusReturn();
  const fields = [...new Set([...Object.keys(entry.before), ...Object.keys(entry.after)])];
  // A new record has only values after the change, and a deleted one may have only those before.
  const versions = (
    [
      ['Before', entry.before],
      ['After', entry.after],
    ] as const
  ).filter(([, values]) => Object.keys(values).length > 0);
  return (
    <Sheet.Root open onOpenChange={(open) => open || onClose()}>
      <Sheet.Content aria-describedby={undefined} onCloseAutoFocus={returnFocus}>
        <Sheet.Title>{actionLabel(entry.action)}</Sheet.Title>
        <Stack gap={6}>
          <DataList.Root>
            <DataList.Item term="Record">{entry.subjectName}</DataList.Item>
            <DataList.Item term="Actor">{entry.actorName}</DataList.Item>
            <DataList.Item term="Time">{inFull(entry.occurredAt)}</DataList.Item>
            <DataList.Item term="IP address">{entry.address}</DataList.Item>
          </DataList.Root>
          {fields.length === 0 ? (
            <Text tone="muted">No fields changed.</Text>
          ) : (
            <Table.Root caption="Changes">
              <Table.Head>
                <Table.Row>
                  <Table.Header>Field</Table.Header>
                  {versions.map(([label]) => (
                    <Table.Header key={label}>{label}</Table.Header>
                  ))}
                </Table.Row>
              </Table.Head>
              <Table.Body>
                {fields.map((field) => (
                  <Table.Row key={field}>
                    <Table.Header scope="row">{fieldLabel(field)}</Table.Header>
                    {versions.map(([label, values]) => (
                      <Table.Cell key={label}>
                        <div css={styles.value}>{show(values[field])}</div>
                      </Table.Cell>
                    ))}
                  </Table.Row>
                ))}
              </Table.Body>
            </Table.Root>
          )}
        </Stack>
      </Sheet.Content>
    </Sheet.Root>
  );
}
