import {
  type AdminTechAsset,
  adminEndpoints,
  type TechAssetAction,
} from '@uplift/data-client/contract/admin';
import { useEndpoint, useEndpointMutation, useOptimisticRows } from '@uplift/data-client/swr';
import { Button } from '@uplift/ui/button';
import { Cluster } from '@uplift/ui/cluster';
import { DropdownMenu } from '@uplift/ui/dropdown-menu';
import { EmptyState } from '@uplift/ui/empty-state';
import { Icon } from '@uplift/ui/icon';
import { LinkButton } from '@uplift/ui/link-button';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { type ReactElement, Suspense, useMemo, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { retriableLazy } from '../../../app/retriable-lazy.ts';
import { PageSkeleton } from '../../shared/frame/page-skeleton.tsx';
import { useOpenRow } from '../../shared/lists/open-row.tsx';
import { RecordList, type RowAction } from '../../shared/lists/record-list.tsx';
import { filterOf, listQueryOf, useTableState } from '../../shared/lists/table-state.ts';
import { useRefresh } from '../../shared/lists/use-refresh.ts';
import { useRowActions } from '../../shared/lists/use-row-actions.ts';
import { AdminPage } from '../admin-page.tsx';
import {
  offeredCategories,
  sortableColumns,
  techAssetColumns,
  technologyParameter,
} from './tech-asset-columns.tsx';
import { NewTechAssetSheet, TechAssetSheet } from './tech-asset-sheet.tsx';

// Few visits use reordering or import, so their code loads on demand.
const TechAssetOrder = retriableLazy(() => import('./tech-asset-order.tsx'));
const ImportDialog = retriableLazy(() => import('./import-dialog.tsx'));

const actions = {
  activate: { label: 'Activate' },
  deactivate: { label: 'Deactivate' },
  delete: { label: 'Delete', danger: true },
  restore: { label: 'Restore' },
} as const satisfies Record<TechAssetAction, RowAction>;

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

/** What an action changes in a technology. Null removes it from the list. */
const changes = {
  activate: { isActive: true },
  deactivate: { isActive: false },
  delete: null,
  restore: null,
} as const;

/** Returns the actions available for a technology. */
function actionsFor({ isActive, deletedAt }: AdminTechAsset): TechAssetAction[] {
  return deletedAt ? ['restore'] : [isActive ? 'deactivate' : 'activate', 'delete'];
}

function Tools({ onImport }: { onImport: () => void }): ReactElement {
  const [parameters] = useSearchParams();
  const withNew = new URLSearchParams(parameters);
  withNew.set(technologyParameter, 'new');
  return (
    <Cluster gap={2}>
      <LinkButton asChild size="sm" variant="secondary">
        <Link to="?view=order">Reorder</Link>
      </LinkButton>
      <DropdownMenu.Root>
        <DropdownMenu.Trigger asChild>
          <Button size="sm" variant="secondary">
            Files
            <Icon icon={ChevronDown} size="sm" />
          </Button>
        </DropdownMenu.Trigger>
        <DropdownMenu.Content align="end">
          <DropdownMenu.Item onSelect={onImport}>Import…</DropdownMenu.Item>
          <DropdownMenu.Separator />
          <DropdownMenu.Item asChild>
            <a href={adminEndpoints.exportTechAssetsAsCsv.path} download>
              Export as CSV
            </a>
          </DropdownMenu.Item>
          <DropdownMenu.Item asChild>
            <a href={adminEndpoints.exportTechAssetsAsJson.path} download>
              Export as JSON
            </a>
          </DropdownMenu.Item>
        </DropdownMenu.Content>
      </DropdownMenu.Root>
      <LinkButton asChild size="sm">
        <Link to={`?${withNew}`}>New technology</Link>
      </LinkButton>
    </Cluster>
  );
}

function TechAssetList(): ReactElement {
  const [importing, setImporting] = useState(false);
  const categories = useEndpoint(
    adminEndpoints.listTechAssetCategories,
    {},
    { revalidateIfStale: true },
  ).data;
  const columns = useMemo(() => techAssetColumns(offeredCategories(categories?.data)), [categories]);
  const [state, setState] = useTableState(columns);
  const open = useOpenRow(technologyParameter);
  const { trigger } = useEndpointMutation(adminEndpoints.actOnTechAssets);
  const changeTechnologies = useOptimisticRows<AdminTechAsset>(adminEndpoints.listAdminTechAssets.path);
  const act = useRowActions<TechAssetAction>({
    send: (action, ids) => trigger({ body: { action, ids } }),
    labels: actionLabels,
    undo,
    plural: 'technologies',
    optimistic: (action, ids) => changeTechnologies(ids, changes[action]),
    refresh: useRefresh(adminEndpoints.listAdminTechAssets.path),
  });
  const list = useEndpoint(
    adminEndpoints.listAdminTechAssets,
    {
      query: {
        ...listQueryOf(state, sortableColumns),
        category: filterOf(state, 'category'),
        state: filterOf(state, 'state'),
      },
    },
    { revalidateIfStale: true, keepPreviousData: true },
  );
  return (
    <>
      <RecordList
        label="Technologies"
        columns={columns}
        list={list}
        state={state}
        onStateChange={setState}
        actions={actions}
        actionsFor={actionsFor}
        onAction={act}
        empty={
          <EmptyState
            title="No technologies yet"
            description="Add one, or import a file. They appear in the showcase on the home page."
          />
        }
      >
        <Tools onImport={() => setImporting(true)} />
      </RecordList>
      {open.id === 'new' && <NewTechAssetSheet onClose={open.close} />}
      {open.id && open.id !== 'new' && <TechAssetSheet key={open.id} id={open.id} onClose={open.close} />}
      {importing && (
        <Suspense fallback={null}>
          <ImportDialog onClose={() => setImporting(false)} />
        </Suspense>
      )}
    </>
  );
}

/** Manages the technologies of the showcase: the list and the display order. */
export default function TechAssetsPage(): ReactElement {
  const [parameters] = useSearchParams();
  if (parameters.get('view') === 'order') {
    return (
      <AdminPage
        title="Technology order"
        lead="Visitors see technologies in this order, from the center outward. Drag them or use the keyboard."
        actions={
          <LinkButton asChild size="sm">
            <Link to="?">Done</Link>
          </LinkButton>
        }
      >
        <Suspense fallback={<PageSkeleton />}>
          <TechAssetOrder />
        </Suspense>
      </AdminPage>
    );
  }
  return (
    <AdminPage title="Tech assets" lead="Technologies in the home page showcase.">
      <TechAssetList />
    </AdminPage>
  );
}
