import { type DocumentAction, projectEndpoints } from '@uplift/data-client/contract/project';
import { useEndpointMutation } from '@uplift/data-client/swr';
import { useRefresh } from '../../../areas/shared/lists/use-refresh.ts';
import { type Named, useRowActions } from '../../../areas/shared/lists/use-row-actions.ts';
import { useProjectContext } from '../project-context.tsx';
import { documentsPath } from './document-labels.ts';

const actionLabels = {
  share: ['Sharing', 'Shared'],
  unshare: ['Unsharing', 'Unshared'],
  delete: ['Deleting', 'Deleted'],
  restore: ['Restoring', 'Restored'],
} as const;

const undo = { share: 'unshare', unshare: 'share', delete: 'restore' } as const;

/** Actions on the client's documents, with undo. */
export function useDocumentActions(): (
  action: DocumentAction,
  documents: readonly Named[],
) => Promise<boolean> {
  const { clientId } = useProjectContext();
  const { trigger } = useEndpointMutation(projectEndpoints.actOnDocuments);
  return useRowActions<DocumentAction>({
    send: (action, ids) => trigger({ params: { clientId }, body: { action, ids } }),
    labels: actionLabels,
    undo,
    plural: 'documents',
    refresh: useRefresh(documentsPath(clientId)),
  });
}
