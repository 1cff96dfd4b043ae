/** @jsxImportSource #layered */
'use client';
import type { Column, RowData, Table } from '@tanstack/react-table';
import type { ReactElement } from 'react';
import type { DataTableMessages } from './data-table.messages.ts';
import * as styles from './data-table.styles.ts';
import { RowCheckbox } from './row-checkbox.tsx';
import type { RowShape } from './rows.tsx';
import type { TableFeatures } from './table-features.ts';
import { as } from './table-roles.ts';

const ariaSort = { asc: 'ascending', desc: 'descending' } as const;

interface HeadingRowProps<Data extends RowData> {
  table: Pick<
    Table<TableFeatures, Data>,
    | 'getColumn'
    | 'getIsAllPageRowsSelected'
    | 'getIsSomePageRowsSelected'
    | 'getToggleAllPageRowsSelectedHandler'
  >;
  shape: RowShape<Data>;
  /** Whether there are rows to select. */
  filled: boolean;
  messages: DataTableMessages;
}

function sortOf<Data extends RowData>(column: Column<TableFeatures, Data> | undefined) {
  if (!column?.getCanSort()) return undefined;
  const sorted = column.getIsSorted();
  return sorted ? ariaSort[sorted] : 'none';
}

export function HeadingRow<Data extends RowData>({
  table,
  shape: { columns, selectLabel, rowActions },
  filled,
  messages,
}: HeadingRowProps<Data>): ReactElement {
  const all = filled && table.getIsAllPageRowsSelected();
  return (
    <thead {...as.rowGroup}>
      <tr {...as.row}>
        {selectLabel && (
          <td {...as.cell} data-part="select">
            <RowCheckbox
              text={messages.selectPage}
              checked={all}
              indeterminate={!all && filled && table.getIsSomePageRowsSelected()}
              disabled={!filled}
              onChange={table.getToggleAllPageRowsSelectedHandler()}
            />
          </td>
        )}
        {columns.map(({ id, header, numeric, priority, width }) => {
          const column = table.getColumn(id);
          const sort = sortOf(column);
          return (
            <th
              key={id}
              {...as.columnHeader}
              scope="col"
              aria-sort={sort}
              data-numeric={numeric || undefined}
              data-priority={priority}
              style={width ? { inlineSize: width } : undefined}
            >
              {sort ? (
                <button
                  type="button"
                  data-part="sort-button"
                  css={styles.sortButton}
                  onClick={column?.getToggleSortingHandler()}
                >
                  {header}
                  <svg
                    viewBox="0 0 14 14"
                    fill="none"
                    aria-hidden
                    data-part="sort-icon"
                    css={styles.sortMark}
                  >
                    <path d="M7 12V2M3 6l4-4 4 4" stroke="currentColor" strokeWidth="1.5" />
                  </svg>
                </button>
              ) : (
                header
              )}
            </th>
          );
        })}
        {rowActions && <td {...as.cell} data-part="actions" />}
      </tr>
    </thead>
  );
}
