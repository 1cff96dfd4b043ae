import {
  type ClientDocument,
  type DocumentAction,
  projectEndpoints,
} from '@uplift/data-client/contract/project';
import { useEndpointMutation, useOptimisticRows } from '@uplift/data-client/swr';
import { useRefresh } from '../../../areas/shared/lists/use-refresh.ts';
import { type Named, useRowActions } from '../../../areas/shared/lists/use-row-actions.ts';
import { useProjectContext } from '../project-context.tsx';
import { documentsPath } from './document-labels.ts';

const actionLabels = {
  share: ['share', 'Sharing', 'Shared'],
  unshare: ['unshare', 'Unsharing', 'Unshared'],
  delete: ['delete', 'Deleting', 'Deleted'],
  restore: ['restore', 'Restoring', 'Restored'],
} as const;

const undo = { share: 'unshare', unshare: 'share', delete: 'restore' } as const;

/** What an action changes in a document. Null removes it from the list. */
const changes = {
  share: { state: 'shared' },
  unshare: { state: 'private' },
  delete: null,
  restore: null,
} as const;

/** Actions on the client's documents, with undo. */
export function useDocumentActions(): (
  action: DocumentAction,
  documents: readonly Named[],
) => Promise<boolean> {
  const { clientId } = useProjectContext();
  const { trigger } = useEndpointMutation(projectEndpoints.actOnDocuments);
  const changeDocuments = useOptimisticRows<ClientDocument>(documentsPath(clientId));
  return useRowActions<DocumentAction>({
    send: (action, ids) => trigger({ params: { clientId }, body: { action, ids } }),
    labels: actionLabels,
    undo,
    plural: 'documents',
    optimistic: (action, ids) => changeDocuments(ids, changes[action]),
    refresh: useRefresh(documentsPath(clientId)),
  });
}
