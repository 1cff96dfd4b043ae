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
import { VisuallyHidden } from '../visually-hidden/index.ts';
import * as styles from './data-table.styles.ts';
import type { DataTableColumn } from './data-table-column.ts';
import { DataTableContext } from './data-table-context.ts';
import { type DataTableWords, dataTableWords } from './data-table-words.ts';
import { HeadingRow } from './heading-row.tsx';
import { type RowShape, Rows, SkeletonRows, VirtualRows } from './rows.tsx';
import { features } from './table-features.ts';
import { as } from './table-roles.ts';
import { type DataTableChange, useChangeState } from './use-change-state.ts';

/** With more rows than this only those in view are drawn. */
const VIRTUAL_FROM = 200;

/** The most rows that stand in for a page on its way. */
const MOST_SKELETONS = 10;

export interface DataTableProps<Row extends RowData> extends Omit<ComponentProps<'div'>, 'children'> {
  /** What the rows are: `Clients`. The table's accessible name. */
  label: string;
  /** Keep the array the same between renders. */
  columns: readonly DataTableColumn<Row>[];
  /** The rows of the page at hand, from the server; `undefined` until they are there. */
  rows: readonly Row[] | undefined;
  /** How many rows match in all, on all pages. */
  total: number | undefined;
  /** Names a row for as long as it exists, whatever page it is on. */
  getRowId: (row: Row) => string;
  /** What people have set: ask the server by it, and keep it, for example in the URL. */
  state: DataTableState;
  /** Called with the next state and what was changed in it. */
  onStateChange: (state: DataTableState, change: DataTableChange) => void;
  /** Whether newer rows are on their way. Older ones stay until then, under a moving line. @default false */
  loading?: boolean;
  /** Why the rows could not be had and what to do about it. */
  error?: ReactNode;
  /** Asks the server again. */
  onRetry?: () => void;
  /** The ids of the selected rows, on all pages. With `onSelectedChange` rows can be selected. */
  selected?: readonly string[];
  /** Called with the ids of all rows selected now. */
  onSelectedChange?: (selected: readonly string[]) => void;
  /** What can be done with one row: an icon button or a menu at its end. */
  rowActions?: (row: Row) => ReactNode;
  /** Above the rows: a `DataTableToolbar`. */
  toolbar?: ReactNode;
  /** Below the rows: a `DataTablePager`. */
  pager?: ReactNode;
  /** What can be done with the selected rows: a `DataTableBulkBar`. */
  bulkBar?: ReactNode;
  /** Shown when there is no row at all and nothing was searched for: an `EmptyState` that teaches the next step. */
  empty?: ReactNode;
  /** How tall the rows stand before they scroll under their headings: any CSS length. @default 'max(24rem, 75dvh)' */
  maxHeight?: string;
  /** Other words, or words in another language. */
  words?: Partial<DataTableWords>;
}

const noRows: readonly never[] = [];
const nothingSelected: readonly string[] = [];

interface MessageProps {
  title: ReactNode;
  hint?: ReactNode;
  /** What can be done about it, and the word for it. */
  action?: readonly [word: string, act: (() => void) | undefined];
}

/** What stands where there are no rows. */
function Message({ title, hint, action }: MessageProps): ReactElement {
  return (
    <div css={styles.message}>
      <h2>{title}</h2>
      {hint && <p>{hint}</p>}
      {action && <Action action={action} />}
    </div>
  );
}

function Action({ action: [word, act] }: Required<Pick<MessageProps, 'action'>>): ReactNode {
  return (
    act && (
      <button type="button" css={styles.action} onClick={act}>
        {word}
      </button>
    )
  );
}

/**
 * Rows that the server sorts, filters and pages. All that people set is `state`, which the caller keeps. A list of cards
 * where the table has no room; beyond 200 rows only those in view are drawn.
 */
export function DataTable<Row extends RowData>({
  label,
  columns,
  rows,
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
  words: ownWords,
  style,
  ...props
}: DataTableProps<Row>): ReactElement {
  const words = useMemo(() => ({ ...dataTableWords, ...ownWords }), [ownWords]);
  const tableId = useId();
  const scroller = useRef<HTMLElement>(null);
  const change = useChangeState(state, onStateChange);
  const { search, filters, sort, page, pageSize, hiddenColumns, density } = state;

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
    selectWord: onSelectedChange && words.selectRow,
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
    if (error) return rows ? words.stale : words.failed;
    if (loading || !rows) return words.loading;
    if (rows.length === 0) return total > 0 ? words.pastEnd : narrowed ? words.noMatch : words.empty;
    return [
      words.results(total),
      page > 1 && words.page(page),
      sort && sortedBy && words.sorted(sortedBy.header, sort.direction),
    ]
      .filter(Boolean)
      .join(', ');
  }

  function insteadOfRows(): ReactNode {
    if (!rows) return error && <Message title={words.failed} hint={error} action={[words.retry, onRetry]} />;
    if (rows.length > 0) return null;
    if (total > 0) {
      const back = () => change({ page: 1 }, 'page');
      return <Message title={words.pastEnd} action={[words.firstPage, back]} />;
    }
    if (narrowed) {
      return <Message title={words.noMatch} action={[words.clear, clear]} />;
    }
    return empty ?? <Message title={words.empty} />;
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
        <div css={styles.frame} data-busy={loading || undefined}>
          {error && rows && (
            <div css={styles.stale}>
              <span>{words.stale}</span>
              <Action action={[words.retry, onRetry]} />
            </div>
          )}
          <section
            ref={scroller}
            aria-label={label}
            // biome-ignore lint/a11y/noNoninteractiveTabindex: What scrolls must be reachable with the keyboard.
            tabIndex={0}
            css={styles.scroller}
            data-virtual={virtual || undefined}
          >
            {instead ?? (
              <table
                {...as.table}
                aria-label={label}
                aria-busy={loading || !rows}
                aria-rowcount={virtual ? rows.length + 1 : undefined}
                css={styles.table}
                data-density={density}
                data-virtual={virtual || undefined}
              >
                <HeadingRow table={table} shape={shape} filled={rows !== undefined} words={words} />
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
        <VisuallyHidden role="status">{announcement()}</VisuallyHidden>
      </div>
    </DataTableContext>
  );
}
