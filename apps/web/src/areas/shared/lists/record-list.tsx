import { Button } from '@uplift/ui/button';
import { ContextMenu } from '@uplift/ui/context-menu';
import { DataTable, type DataTableChange, type DataTableColumn } from '@uplift/ui/data-table';
import { DataTableBulkBar } from '@uplift/ui/data-table-bulk-bar';
import { DataTablePager } from '@uplift/ui/data-table-pager';
import type { DataTableState } from '@uplift/ui/data-table-state';
import { DataTableToolbar } from '@uplift/ui/data-table-toolbar';
import { DropdownMenu } from '@uplift/ui/dropdown-menu';
import { Icon } from '@uplift/ui/icon';
import { IconButton } from '@uplift/ui/icon-button';
import Ellipsis from 'lucide-react/icons/ellipsis';
import { type ReactElement, type ReactNode, useState } from 'react';
import { RowContextMenu } from './row-context-menu.tsx';
import type { Named } from './use-row-actions.ts';

/** An action on rows: its label, and whether it is marked as dangerous. */
export interface RowAction {
  label: string;
  danger?: boolean;
}

/** The parts of a row's menu, either of `DropdownMenu` or of `ContextMenu`. */
export type RowMenu = Pick<typeof DropdownMenu, 'Item'>;

interface ListAnswer<Row> {
  data: { data: readonly Row[]; total: number } | undefined;
  error: Error | undefined;
  isValidating: boolean;
  mutate: () => Promise<unknown>;
}

export interface RecordListProps<Row extends Named, Action extends string> {
  /** Name of the table: what the rows are. */
  label: string;
  columns: DataTableColumn<Row>[];
  /** Result of `useEndpoint`. Let it keep the previous page while the next one loads. */
  list: ListAnswer<Row>;
  state: DataTableState;
  onStateChange: (state: DataTableState, change: DataTableChange) => void;
  /** All row actions, in menu order. */
  actions: Readonly<Record<Action, RowAction>>;
  /** Actions on selected rows. If empty, rows can't be selected. @default all actions */
  bulkActions?: readonly Action[];
  /** Actions available for a row. @default all actions */
  actionsFor?: (row: Row) => readonly Action[];
  /** Runs an action. Resolves to false if it failed as a whole and can be retried with the same rows. */
  onAction: (action: Action, rows: readonly Row[]) => Promise<boolean>;
  /** Additional items of a row's menu. The row has its menu behind a button and at the pointer. */
  rowMenu?: (row: Row, Menu: RowMenu) => ReactNode;
  /** Shown when there are no rows: an `EmptyState` that explains the next step. */
  empty?: ReactNode;
  /** Content next to the search: the main action of the list. */
  children?: ReactNode;
}

const namesOf = <Action extends string>(actions: Readonly<Record<Action, RowAction>>) =>
  Object.keys(actions).filter((name): name is Action => name in actions);

/** An admin list that the server searches, filters, sorts and paginates, with actions on one or many rows. */
export function RecordList<Row extends Named, Action extends string>({
  label,
  columns,
  list: { data, error, isValidating, mutate },
  state,
  onStateChange,
  actions,
  bulkActions = namesOf(actions),
  actionsFor = () => namesOf(actions),
  onAction,
  rowMenu,
  empty,
  children,
}: RecordListProps<Row, Action>): ReactElement {
  const [selected, setSelected] = useState<readonly string[]>([]);
  // Rows on other pages stay selected, and messages need their names.
  const [known, setKnown] = useState<ReadonlyMap<string, Row>>(new Map());
  if (data?.data.some((row) => known.get(row.id) !== row)) {
    setKnown(new Map([...known, ...data.data.map((row) => [row.id, row] as const)]));
  }

  async function actOnSelected(action: Action): Promise<void> {
    const rows = selected.map((id) => known.get(id)).filter((row) => row !== undefined);
    if (await onAction(action, rows)) setSelected([]);
  }

  function renderMenu(row: Row, Menu: RowMenu): ReactElement {
    return (
      <>
        {rowMenu?.(row, Menu)}
        {actionsFor(row).map((action) => (
          <Menu.Item
            key={action}
            danger={actions[action].danger ?? false}
            onSelect={() => void onAction(action, [row])}
          >
            {actions[action].label}
          </Menu.Item>
        ))}
      </>
    );
  }

  return (
    <RowContextMenu rows={data?.data ?? []} renderItems={(row) => renderMenu(row, ContextMenu)}>
      <DataTable
        label={label}
        columns={columns}
        rows={data?.data}
        total={data?.total}
        getRowId={({ id }) => id}
        state={state}
        onStateChange={onStateChange}
        loading={isValidating && data !== undefined}
        error={error && !isValidating ? error.message : undefined}
        onRetry={() => void mutate()}
        empty={empty}
        {...(bulkActions.length > 0 ? { selected, onSelectedChange: setSelected } : {})}
        rowActions={(row) => (
          <DropdownMenu.Root>
            <DropdownMenu.Trigger asChild>
              <IconButton label={`Actions for ${row.name}`} size="sm">
                <Icon icon={Ellipsis} size="sm" />
              </IconButton>
            </DropdownMenu.Trigger>
            <DropdownMenu.Content align="end">{renderMenu(row, DropdownMenu)}</DropdownMenu.Content>
          </DropdownMenu.Root>
        )}
        toolbar={<DataTableToolbar>{children}</DataTableToolbar>}
        pager={<DataTablePager />}
        bulkBar={
          <DataTableBulkBar>
            {bulkActions.map((action) => (
              <Button key={action} size="sm" variant="secondary" onClick={() => void actOnSelected(action)}>
                {actions[action].label}
              </Button>
            ))}
          </DataTableBulkBar>
        }
      />
    </RowContextMenu>
  );
}
