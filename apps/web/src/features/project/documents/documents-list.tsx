import {
  type ClientDocument,
  DOCUMENT_TRASH_DAYS,
  type DocumentAction,
  projectEndpoints,
} from '@uplift/data-client/contract/project';
import { useEndpoint } from '@uplift/data-client/swr';
import { EmptyState } from '@uplift/ui/empty-state';
import { LinkButton } from '@uplift/ui/link-button';
import { Stack } from '@uplift/ui/stack';
import { type ReactElement, useMemo } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { useOpenRow } from '../../../areas/shared/lists/open-row.tsx';
import { RecordList, type RowAction } from '../../../areas/shared/lists/record-list.tsx';
import { filterOf, listQueryOf, useTableState } from '../../../areas/shared/lists/table-state.ts';
import { type ProjectContext, useProjectContext, viewQueryOf } from '../project-context.tsx';
import { SectionHead } from '../section-head.tsx';
import { createDocumentColumns, documentParameter, sortableColumns } from './document-columns.tsx';
import { filePath } from './document-labels.ts';
import { actionsFor } from './document-rights.ts';
import { DocumentSheet } from './document-sheet.tsx';
import { UploadDocuments } from './upload-documents.tsx';
import { useDocumentActions } from './use-document-actions.ts';

const actions = {
  share: { label: 'Share' },
  unshare: { label: 'Stop sharing' },
  delete: { label: 'Delete', danger: true },
  restore: { label: 'Restore' },
} as const satisfies Record<DocumentAction, RowAction>;

/** Returns the bulk actions. */
function bulkActionsFor({ side, readOnly }: ProjectContext, inTrash: boolean): DocumentAction[] {
  if (readOnly) return [];
  if (inTrash) return ['restore'];
  return side === 'team' ? ['share', 'unshare', 'delete'] : ['delete'];
}

function leadOf({ side, company }: ProjectContext, inTrash: boolean): string {
  if (inTrash)
    return `Deleted documents stay here for ${DOCUMENT_TRASH_DAYS} days. You can restore them until then.`;
  return side === 'client'
    ? 'Files we share with you and files you send us.'
    : `Files you share with ${company}, files they send you, and files only your team sees.`;
}

function Nothing({ inTrash }: { inTrash: boolean }): ReactElement {
  const { side, company } = useProjectContext();
  if (inTrash)
    return <EmptyState title="The trash is empty" description="Documents you delete appear here." />;
  return (
    <EmptyState
      title="No documents yet"
      description={
        side === 'client'
          ? 'Your statement of work appears here before the kickoff. You can already upload files for us.'
          : `Upload the statement of work first. ${company} sees it once you share it.`
      }
    />
  );
}

/** Lists the client's documents, for both sides. */
export default function DocumentsList(): ReactElement {
  const view = useProjectContext();
  const { clientId, side, company } = view;
  const [parameters] = useSearchParams();
  const inTrash = parameters.get('view') === 'trash';
  const columns = useMemo(() => createDocumentColumns({ side, company }, inTrash), [side, company, inTrash]);
  const [state, setState] = useTableState(columns);
  const open = useOpenRow(documentParameter);
  const act = useDocumentActions();
  const list = useEndpoint(
    projectEndpoints.listDocuments,
    {
      params: { clientId },
      query: {
        ...listQueryOf(state, sortableColumns),
        ...viewQueryOf(view),
        side: filterOf(state, 'side'),
        state: inTrash ? 'deleted' : filterOf(state, 'state'),
      },
    },
    { revalidateIfStale: true, keepPreviousData: true },
  );
  return (
    <Stack gap={6}>
      <SectionHead title={inTrash ? 'Trash' : 'Documents'} lead={leadOf(view, inTrash)} />
      <RecordList<ClientDocument, DocumentAction>
        key={inTrash ? 'trash' : 'documents'}
        label={inTrash ? 'Documents in the trash' : 'Documents'}
        columns={columns}
        list={list}
        state={state}
        onStateChange={setState}
        actions={actions}
        bulkActions={bulkActionsFor(view, inTrash)}
        actionsFor={(document) => actionsFor(view, document)}
        onAction={act}
        rowMenu={({ id, number }, Menu) => (
          <Menu.Item asChild>
            <a href={filePath(clientId, id, number)} download>
              Download
            </a>
          </Menu.Item>
        )}
        empty={<Nothing inTrash={inTrash} />}
      >
        {!view.readOnly && (
          <LinkButton asChild size="sm" variant="secondary">
            {inTrash ? <Link to="?">Back to documents</Link> : <Link to="?view=trash">Trash</Link>}
          </LinkButton>
        )}
        {!inTrash && !view.readOnly && <UploadDocuments />}
      </RecordList>
      {open.id && <DocumentSheet key={open.id} id={open.id} onClose={open.close} />}
    </Stack>
  );
}
