import {
  type AdminAsset,
  ASSET_TRASH_DAYS,
  type AssetAction,
  adminEndpoints,
  isAssetCategory,
} from '@uplift/data-client/contract/admin';
import {
  uploadMutation,
  useDataClient,
  useEndpoint,
  useEndpointMutation,
  useOptimisticRows,
  useWriteNewRow,
} from '@uplift/data-client/swr';
import { EmptyState } from '@uplift/ui/empty-state';
import { LinkButton } from '@uplift/ui/link-button';
import { type ReactElement, useMemo, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { useUploads } from '../../shared/forms/use-uploads.ts';
import { useOpenRow } from '../../shared/lists/open-row.tsx';
import { RecordList, type RowAction } from '../../shared/lists/record-list.tsx';
import { filterOf, listQueryOf, useTableState } from '../../shared/lists/table-state.ts';
import { useRefresh } from '../../shared/lists/use-refresh.ts';
import { useRowActions } from '../../shared/lists/use-row-actions.ts';
import { AdminPage } from '../admin-page.tsx';
import { assetParameter, createAssetColumns, sortableColumns } from './asset-columns.tsx';
import { AssetSheet } from './asset-sheet.tsx';
import { UploadDialog } from './upload-dialog.tsx';

const actions = {
  activate: { label: 'Activate' },
  deactivate: { label: 'Deactivate' },
  delete: { label: 'Delete', danger: true },
  restore: { label: 'Restore' },
} as const satisfies Record<AssetAction, RowAction>;

const listActions: readonly AssetAction[] = ['activate', 'deactivate', 'delete'];
const trashActions: readonly AssetAction[] = ['restore'];

const actionLabels = {
  activate: ['activate', 'Activating', 'Activated'],
  deactivate: ['deactivate', 'Deactivating', 'Deactivated'],
  delete: ['delete', 'Deleting', 'Deleted'],
  restore: ['restore', 'Restoring', 'Restored'],
} as const;

const undo = {
  activate: 'deactivate',
  deactivate: 'activate',
  delete: 'restore',
  restore: 'delete',
} as const;

/** What an action changes in an asset. Null removes it from the list. */
const changes = {
  activate: { state: 'active' },
  deactivate: { state: 'inactive' },
  delete: null,
  restore: null,
} as const;

function actionsFor({ state }: AdminAsset): AssetAction[] {
  if (state === 'deleted') return ['restore'];
  return [state === 'active' ? 'deactivate' : 'activate', 'delete'];
}

const lead = 'Logos, icons, illustrations and documents of the site.';
const trashLead = `Deleted assets can be restored for ${ASSET_TRASH_DAYS} days.`;

/** Uploads files to a category and refreshes the list after each one. */
function useAssetUploads(category: string) {
  const client = useDataClient();
  const refresh = useRefresh(adminEndpoints.listAssets.path);
  const writeNewRow = useWriteNewRow(adminEndpoints.listAssets.path);
  return useUploads(async (file, options) => {
    const request = { body: { category } };
    const asset = await uploadMutation(client, adminEndpoints.uploadAsset, request, {
      ...options,
      files: file,
    });
    await writeNewRow(asset);
    await refresh();
  });
}

/** Lists the assets that the site serves, and those in the trash. */
export default function AssetsPage(): ReactElement {
  const [parameters] = useSearchParams();
  const inTrash = parameters.get('view') === 'trash';
  const [category, setCategory] = useState('illustration');
  const uploads = useAssetUploads(category);
  const { data: known } = useEndpoint(adminEndpoints.listAssetCategories, {}, { revalidateIfStale: true });
  const categories = known?.categories;
  const columns = useMemo(() => {
    // Categories in the URL filter the list before the known categories are loaded.
    const offered = categories ?? parameters.getAll('category').filter(isAssetCategory);
    return createAssetColumns(offered, inTrash);
  }, [categories, parameters, inTrash]);
  const [state, setState] = useTableState(columns);
  const open = useOpenRow(assetParameter);
  const { trigger } = useEndpointMutation(adminEndpoints.actOnAssets);
  const changeAssets = useOptimisticRows<AdminAsset>(adminEndpoints.listAssets.path);
  const act = useRowActions<AssetAction>({
    send: (action, ids) => trigger({ body: { action, ids } }),
    labels: actionLabels,
    undo,
    plural: 'assets',
    optimistic: (action, ids) => changeAssets(ids, changes[action]),
    refresh: useRefresh(adminEndpoints.listAssets.path),
  });
  const list = useEndpoint(
    adminEndpoints.listAssets,
    {
      query: {
        ...listQueryOf(state, sortableColumns),
        category: filterOf(state, 'category'),
        type: filterOf(state, 'type'),
        state: inTrash ? 'deleted' : filterOf(state, 'state'),
      },
    },
    { revalidateIfStale: true, keepPreviousData: true },
  );
  return (
    <AdminPage title={inTrash ? 'Trash' : 'Assets'} lead={inTrash ? trashLead : lead}>
      <RecordList
        key={inTrash ? 'trash' : 'assets'}
        label={inTrash ? 'Deleted assets' : 'Assets'}
        columns={columns}
        list={list}
        state={state}
        onStateChange={setState}
        actions={actions}
        bulkActions={inTrash ? trashActions : listActions}
        actionsFor={actionsFor}
        onAction={act}
        empty={
          inTrash ? (
            <EmptyState title="The trash is empty" description="Deleted assets appear here." />
          ) : (
            <EmptyState
              title="No assets yet"
              description="Upload a logo, picture or document to get started."
            />
          )
        }
      >
        <LinkButton asChild size="sm" variant="secondary">
          {inTrash ? <Link to="?">Back to assets</Link> : <Link to="?view=trash">Trash</Link>}
        </LinkButton>
        {!inTrash && (
          <UploadDialog
            uploads={uploads}
            category={category}
            categories={categories ?? []}
            onCategoryChange={setCategory}
          />
        )}
      </RecordList>
      {open.id && <AssetSheet key={open.id} id={open.id} onClose={open.close} />}
    </AdminPage>
  );
}
