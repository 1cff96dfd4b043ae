import {
  adminEndpoints,
  IMPORT_ROW_LIMIT,
  IMPORT_TEXT_LIMIT,
  type TechAssetFileFormat,
  type TechAssetImport,
} from '@uplift/data-client/contract/admin';
import { useEndpointMutation } from '@uplift/data-client/swr';
import { Alert } from '@uplift/ui/alert';
import { Button } from '@uplift/ui/button';
import { Dialog } from '@uplift/ui/dialog';
import { FileDrop, type FileDropFile } from '@uplift/ui/file-drop';
import { Stack } from '@uplift/ui/stack';
import { Table } from '@uplift/ui/table';
import { Text } from '@uplift/ui/text';
import { toaster } from '@uplift/ui/toaster';
import { type ReactElement, useRef, useState } from 'react';
import { TRY_AGAIN } from '../../shared/forms/messages.ts';
import { useRefresh } from '../../shared/lists/use-refresh.ts';
import { decodeText } from './decode-text.ts';
import * as styles from './tech-assets.styles.ts';

interface ChosenFile {
  name: string;
  size: number;
  format: TechAssetFileFormat;
  text: string;
}

type Row = TechAssetImport['rows'][number];

const outcomeNames: Readonly<Record<Row['outcome'], string>> = {
  create: 'New',
  change: 'Changed',
  leave: 'Unchanged',
};

function count(rows: readonly Row[], outcome: Row['outcome']): number {
  return rows.filter((row) => row.outcome === outcome).length;
}

function technologies(number: number): string {
  return `${number} ${number === 1 ? 'technology' : 'technologies'}`;
}

function Errors({ errors }: { errors: TechAssetImport['errors'] }): ReactElement {
  return (
    <Stack gap={3}>
      <Alert tone="danger" title={`${errors.length} ${errors.length === 1 ? 'error' : 'errors'} in the file`}>
        Nothing was imported. Fix the file and choose it again.
      </Alert>
      <Table.Root caption="Errors" captionHidden maxHeight="18rem">
        <Table.Head>
          <Table.Row>
            <Table.Header numeric css={styles.line}>
              Line
            </Table.Header>
            <Table.Header>Column</Table.Header>
            <Table.Header>Problem</Table.Header>
          </Table.Row>
        </Table.Head>
        <Table.Body>
          {errors.map(({ line, column, message }) => (
            <Table.Row key={`${line} ${column} ${message}`}>
              <Table.Cell numeric>{line}</Table.Cell>
              <Table.Cell>{column ?? '–'}</Table.Cell>
              <Table.Cell>{message}</Table.Cell>
            </Table.Row>
          ))}
        </Table.Body>
      </Table.Root>
    </Stack>
  );
}

function Outcomes({ rows }: { rows: TechAssetImport['rows'] }): ReactElement {
  return (
    <Stack gap={3}>
      <Text>
        {count(rows, 'create')} new, {count(rows, 'change')} changed, {count(rows, 'leave')} unchanged.
      </Text>
      <Table.Root caption="Import preview" captionHidden maxHeight="18rem">
        <Table.Head>
          <Table.Row>
            <Table.Header numeric css={styles.line}>
              Line
            </Table.Header>
            <Table.Header>Name</Table.Header>
            <Table.Header>Change</Table.Header>
          </Table.Row>
        </Table.Head>
        <Table.Body>
          {rows.map(({ line, name, outcome, fields }) => (
            <Table.Row key={line}>
              <Table.Cell numeric>{line}</Table.Cell>
              <Table.Cell>{name}</Table.Cell>
              <Table.Cell>
                {outcomeNames[outcome]}
                {fields.length > 0 && <span>{`: ${fields.join(', ')}`}</span>}
              </Table.Cell>
            </Table.Row>
          ))}
        </Table.Body>
      </Table.Root>
    </Stack>
  );
}

function ImportFile({ onImported }: { onImported: () => void }): ReactElement {
  const { trigger, isMutating } = useEndpointMutation(adminEndpoints.importTechAssets);
  const refresh = useRefresh(adminEndpoints.listAdminTechAssets.path);
  const [file, setFile] = useState<ChosenFile | null>(null);
  const [result, setResult] = useState<TechAssetImport | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  /** Number of the latest request. Choosing another file makes earlier responses stale. */
  const turn = useRef(0);

  async function send(chosen: ChosenFile, plan: string | null): Promise<TechAssetImport | null> {
    turn.current += 1;
    const mine = turn.current;
    try {
      const answer = await trigger({ body: { format: chosen.format, text: chosen.text, plan } });
      return mine === turn.current ? answer : null;
    } catch (error) {
      if (mine === turn.current) {
        setFailure(error instanceof Error ? error.message : TRY_AGAIN);
      }
      return null;
    }
  }

  async function check(given: File | undefined): Promise<void> {
    if (!given) return;
    const format = /\.json$/i.test(given.name) ? 'json' : 'csv';
    setFailure(null);
    setResult(null);
    let text: string;
    try {
      text = decodeText(new Uint8Array(await given.arrayBuffer()));
    } catch {
      // Such as a file that was moved, or that another program has locked.
      setFile(null);
      setFailure(`The browser can’t open ${given.name}. Close it in other programs and choose it again.`);
      return;
    }
    const chosen: ChosenFile = { name: given.name, size: given.size, format, text };
    setFile(chosen);
    setResult(await send(chosen, null));
  }

  async function carryOut(chosen: ChosenFile, { plan, rows }: TechAssetImport): Promise<void> {
    setFailure(null);
    const answer = await send(chosen, plan);
    if (!answer) {
      // Shows an updated preview of the import below the error.
      setResult(await send(chosen, null));
      return;
    }
    const changed = rows.length - count(rows, 'leave');
    toaster.show({ type: 'success', title: `Imported ${technologies(changed)}` });
    onImported();
    await refresh();
  }

  const shown: FileDropFile[] = file
    ? [{ id: 'file', name: file.name, size: file.size, status: result || failure ? 'done' : 'uploading' }]
    : [];
  const changes = result ? result.rows.length - count(result.rows, 'leave') : 0;
  return (
    <Stack gap={5}>
      <FileDrop
        aria-label="File with technologies"
        accept=".csv, .json"
        multiple={false}
        maxSize={IMPORT_TEXT_LIMIT}
        rules={`CSV or JSON, up to ${IMPORT_ROW_LIMIT.toLocaleString('en-US')} technologies`}
        files={shown}
        onFiles={([given]) => void check(given)}
      />
      {failure && (
        <Alert tone="danger" title="Couldn’t read the file">
          {failure}
        </Alert>
      )}
      {result && result.errors.length > 0 && <Errors errors={result.errors} />}
      {result && result.errors.length === 0 && <Outcomes rows={result.rows} />}
      {file && result?.plan && (
        <Dialog.Footer>
          <Button loading={isMutating} disabled={changes === 0} onClick={() => void carryOut(file, result)}>
            {changes === 0 ? 'Nothing to import' : `Import ${technologies(changes)}`}
          </Button>
        </Dialog.Footer>
      )}
    </Stack>
  );
}

export interface ImportDialogProps {
  onClose: () => void;
}

/** Imports technologies from a file. Shows a preview with errors before anything is saved. */
export default function ImportDialog({ onClose }: ImportDialogProps): ReactElement {
  return (
    <Dialog.Root open onOpenChange={(open) => open || onClose()}>
      <Dialog.Content size="lg">
        <Dialog.Title>Import technologies</Dialog.Title>
        <Dialog.Description>
          Rows update technologies with the same ID or, if they have none, the same name. Other rows are
          added. You can review the changes before you import them.
        </Dialog.Description>
        <ImportFile onImported={onClose} />
      </Dialog.Content>
    </Dialog.Root>
  );
}
