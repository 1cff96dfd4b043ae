/** @jsxImportSource #layered */
'use client';
import { functionalUpdate, type RowData, type Updater, useTable } from '@tanstack/react-table';
import {
  type ComponentProps,
  type CSSProperties,
  type ReactElement,
  type ReactNode,
  useEffect,
  useId,
  useMemo,
  useRef,
} from 'react';
import type { DataTableState } from '../data-table-state/index.ts';
import { useMessages } from '../foundations/locale/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import { type DataTableMessages, dataTableMessages } from './data-table.messages.ts';
import * as styles from './data-table.styles.ts';
import type { DataTableColumn } from './data-table-column.ts';
import { DataTableContext } from './data-table-context.ts';
import { HeadingRow } from './heading-row.tsx';
import { type RowShape, Rows, SkeletonRows, VirtualRows } from './rows.tsx';
import { features } from './table-features.ts';
import { as } from './table-roles.ts';
import { type DataTableChange, useChangeState } from './use-change-state.ts';

/** With more rows than this, only those in view are rendered. */
const VIRTUAL_FROM = 200;

/** The maximum number of placeholder rows while a page loads. */
const MOST_SKELETONS = 10;

export interface DataTableProps<Row extends RowData> extends Omit<ComponentProps<'div'>, 'children'> {
  /** What the rows are, for example `Clients`. Used as the accessible name of the table. */
  label: string;
  /** The columns. Keep the array stable between renders. */
  columns: readonly DataTableColumn<Row>[];
  /** The rows of the current page, from the server. `undefined` until they load. */
  rows: readonly Row[] | undefined;
  /** The number of matching rows on all pages. */
  total: number | undefined;
  /** Returns the id of a row, which must be unique across pages and never change. */
  getRowId: (row: Row) => string;
  /**
   * The settings that users can change. Query the server with them and store them, for example in the URL.
   */
  state: DataTableState;
  /** Called with the next state and the kind of change. */
  onStateChange: (state: DataTableState, change: DataTableChange) => void;
  /** Whether newer rows are loading. Older rows stay until then, under a progress line. @default false */
  loading?: boolean;
  /** Why the rows couldn't be loaded, and what to do about it. */
  error?: ReactNode;
  /** Called to retry the request. */
  onRetry?: () => void;
  /** The ids of the selected rows on all pages. Rows can be selected if `onSelectedChange` is set. */
  selected?: readonly string[];
  /** Called with the ids of all selected rows. */
  onSelectedChange?: (selected: readonly string[]) => void;
  /** Renders the actions of a row: an icon button or a menu at its end. */
  rowActions?: (row: Row) => ReactNode;
  /** Content above the rows: a `DataTableToolbar`. */
  toolbar?: ReactNode;
  /** Content below the rows: a `DataTablePager`. */
  pager?: ReactNode;
  /** Actions for the selected rows: a `DataTableBulkBar`. */
  bulkBar?: ReactNode;
  /**
   * Shown if there are no rows and no search or filter is active: an `EmptyState` that teaches the next step.
   */
  empty?: ReactNode;
  /**
   * The maximum height of the rows before they scroll under their headings: any CSS length.
   * @default 'max(24rem, 75dvh)'
   */
  maxHeight?: string;
  /** Overrides the built-in texts. */
  messages?: Partial<DataTableMessages>;
}

const noRows: readonly never[] = [];
const nothingSelected: readonly string[] = [];

interface MessageProps {
  title: ReactNode;
  hint?: ReactNode;
  /** The label and the handler of an action. */
  action?: readonly [label: string, act: (() => void) | undefined];
}

/** Shown instead of rows. */
function Message({ title, hint, action }: MessageProps): ReactElement {
  return (
    <div data-part="message" css={styles.message}>
      <h2>{title}</h2>
      {hint && <p>{hint}</p>}
      {action && <Action action={action} />}
    </div>
  );
}

function Action({ action: [label, act] }: Required<Pick<MessageProps, 'action'>>): ReactNode {
  return (
    act && (
      <button type="button" data-part="message-action" css={styles.action} onClick={act}>
        {label}
      </button>
    )
  );
}

/**
 * A table that the server sorts, filters and pages. All user settings are in `state`, which the caller
 * stores. A page after the last one leads to the first. If there is no room for columns, it shows a list of
 * cards. Above 200 rows, it renders only those in view.
 */
export function DataTable<Row extends RowData>({
  label,
  columns,
  rows: givenRows,
  total = 0,
  getRowId,
  state,
  onStateChange,
  loading = false,
  error,
  onRetry,
  selected = nothingSelected,
  onSelectedChange,
  rowActions,
  toolbar,
  pager,
  bulkBar,
  empty,
  maxHeight,
  messages: ownMessages,
  style,
  ...props
}: DataTableProps<Row>): ReactElement {
  const messages = useMessages('dataTable', dataTableMessages, ownMessages);
  const tableId = useId();
  const scroller = useRef<HTMLElement>(null);
  const change = useChangeState(state, onStateChange);
  const { search, filters, sort, page, pageSize, hiddenColumns, density } = state;

  // A page after the last one has no rows: an old URL names it, or its rows were deleted.
  const pastEnd = givenRows?.length === 0 && total > 0;
  const rows = pastEnd && (page > 1 || loading) ? undefined : givenRows;
  const returning = pastEnd && page > 1 && !loading && !error;
  useEffect(() => {
    if (returning) change({ page: 1 }, 'pastEnd');
  }, [returning, change]);

  const primary = columns.find((column) => column.primary) ?? columns[0];
  const definitions = useMemo(
    () =>
      columns.map(({ id, cell, sortable = false, numeric = false }) => ({
        id,
        accessorFn: cell,
        enableSorting: sortable,
        sortDescFirst: numeric,
      })),
    [columns],
  );
  const rowSelection = useMemo(
    () => Object.fromEntries(selected.map((id) => [id, true as const])),
    [selected],
  );
  const sorting = sort ? [{ id: sort.column, desc: sort.direction === 'descending' }] : [];
  const table = useTable({
    features,
    columns: definitions,
    data: rows ?? noRows,
    getRowId,
    manualSorting: true,
    enableMultiSort: false,
    state: { sorting, rowSelection },
    onSortingChange: (updater) => {
      const [next] = functionalUpdate(updater, sorting);
      const direction = next?.desc ? 'descending' : 'ascending';
      change({ sort: next ? { column: next.id, direction } : null, page: 1 }, 'sort');
    },
    onRowSelectionChange: (updater: Updater<Record<string, true>>) => {
      onSelectedChange?.(Object.keys(functionalUpdate(updater, rowSelection)));
    },
  });

  const shown = useMemo(() => {
    const hidden = new Set(hiddenColumns);
    return columns.filter((column) => column === primary || !hidden.has(column.id));
  }, [columns, hiddenColumns, primary]);
  const shape: RowShape<Row> = {
    tableId,
    columns: shown,
    primary,
    selectLabel: onSelectedChange && messages.selectRow,
    rowActions,
  };
  const fields = columns.map((column) => ({
    ...column,
    hideable: column !== primary && column.hideable !== false,
  }));

  const query = JSON.stringify([search, filters, sort, page, pageSize]);
  const scrolledFor = useRef(query);
  useEffect(() => {
    if (scrolledFor.current === query) return;
    scrolledFor.current = query;
    const top = scroller.current;
    top?.scrollTo({ top: 0 });
    if (top && top.getBoundingClientRect().top < 0) top.scrollIntoView();
  }, [query]);

  const narrowed = search !== '' || Object.values(filters).some((values) => values.length > 0);
  const clear = () => change({ search: '', filters: {}, page: 1 }, 'clear');
  const sortedBy = columns.find(({ id }) => id === sort?.column);
  const virtual = rows !== undefined && rows.length > VIRTUAL_FROM;

  function announcement(): string {
    if (error) return rows ? messages.stale : messages.failed;
    if (loading || !rows) return messages.loading;
    if (rows.length === 0) return narrowed ? messages.noMatch : messages.empty;
    return [
      messages.results(total),
      page > 1 && messages.page(page),
      sort && sortedBy && messages.sorted(sortedBy.header, sort.direction),
    ]
      .filter(Boolean)
      .join(', ');
  }

  function insteadOfRows(): ReactNode {
    if (!rows)
      return error && <Message title={messages.failed} hint={error} action={[messages.retry, onRetry]} />;
    if (rows.length > 0) return null;
    if (narrowed) {
      return <Message title={messages.noMatch} action={[messages.clear, clear]} />;
    }
    return empty ?? <Message title={messages.empty} />;
  }

  const instead = insteadOfRows();
  const limits: CSSProperties & Record<'--data-table-height', string | undefined> = {
    '--data-table-height': maxHeight,
    ...style,
  };
  const context = {
    label,
    fields,
    state,
    change,
    count: rows?.length,
    total,
    narrowed,
    clear,
    selected,
    clearSelection: () => onSelectedChange?.(nothingSelected),
    scroller,
  };
  return (
    <DataTableContext value={context}>
      <div css={styles.root} style={limits} {...props}>
        {toolbar}
        <div data-part="frame" css={styles.frame} data-busy={loading || undefined}>
          {error && rows && (
            <div data-part="stale-notice" css={styles.stale}>
              <span>{messages.stale}</span>
              <Action action={[messages.retry, onRetry]} />
            </div>
          )}
          <section
            ref={scroller}
            aria-label={label}
            // biome-ignore lint/a11y/noNoninteractiveTabindex: Scrollable areas need keyboard focus.
            tabIndex={0}
            data-part="scroller"
            css={styles.scroller}
            data-virtual={virtual || undefined}
          >
            {instead ?? (
              <table
                {...as.table}
                aria-label={label}
                aria-busy={loading || !rows}
                aria-rowcount={virtual ? rows.length + 1 : undefined}
                data-part="table"
                css={styles.table}
                data-density={density}
                data-virtual={virtual || undefined}
              >
                <HeadingRow table={table} shape={shape} filled={rows !== undefined} messages={messages} />
                {!rows ? (
                  <SkeletonRows count={Math.min(pageSize, MOST_SKELETONS)} shape={shape} />
                ) : virtual ? (
                  <VirtualRows
                    rows={table.getRowModel().rows}
                    shape={shape}
                    scroller={scroller}
                    density={density}
                  />
                ) : (
                  <Rows rows={table.getRowModel().rows} shape={shape} />
                )}
              </table>
            )}
          </section>
          {!instead && pager}
        </div>
        {bulkBar}
        <VisuallyHidden role="status" data-part="status">
          {announcement()}
        </VisuallyHidden>
      </div>
    </DataTableContext>
  );
}
