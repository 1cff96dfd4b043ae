'use client';
import type { Row, RowData } from '@tanstack/react-table';
import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { memo, type ReactElement, type ReactNode, type RefObject, useState } from 'react';
import type { DataTableDensity } from '../data-table-state/index.ts';
import type { DataTableColumn } from './data-table-column.ts';
import { RowCheckbox } from './row-checkbox.tsx';
import type { TableFeatures } from './table-features.ts';
import { as } from './table-roles.ts';

/** The estimated height of a row until it is measured, in px. */
const ROW_HEIGHT = { comfortable: 44, compact: 37 } satisfies Record<DataTableDensity, number>;

/** The assumed viewport on the server, in px. */
const SERVER_VIEW = { width: 1_000, height: 800 };

/** How many rows are rendered above and below the viewport. */
const OVERSCAN = 8;

/** What all rows of a table share. */
export interface RowShape<Data extends RowData> {
  tableId: string;
  columns: readonly DataTableColumn<Data>[];
  primary: DataTableColumn<Data> | undefined;
  selectLabel: string | undefined;
  rowActions: ((row: Data) => ReactNode) | undefined;
}

interface BodyRowProps<Data extends RowData> extends RowShape<Data> {
  row: Row<TableFeatures, Data>;
  selected: boolean;
  /** Whether only some rows are in the document, so each one needs a row index. */
  counted?: boolean;
  measure?: (element: HTMLElement | null) => void;
}

function BodyRow<Data extends RowData>({
  row,
  selected,
  counted = false,
  measure,
  tableId,
  columns,
  primary,
  selectLabel,
  rowActions,
}: BodyRowProps<Data>): ReactElement {
  const checkboxId = `${tableId}select${row.index}`;
  const nameId = `${tableId}name${row.index}`;
  return (
    <tr
      {...as.row}
      ref={measure}
      data-index={row.index}
      data-selected={selected || undefined}
      // The headings are row 1.
      aria-rowindex={counted ? row.index + 2 : undefined}
    >
      {selectLabel && (
        <td {...as.cell} data-part="select">
          <RowCheckbox
            id={checkboxId}
            aria-label={selectLabel}
            aria-labelledby={`${checkboxId} ${nameId}`}
            checked={selected}
            onChange={row.getToggleSelectedHandler()}
          />
        </td>
      )}
      {columns.map((column) =>
        column === primary ? (
          <th
            key={column.id}
            {...as.rowHeader}
            scope="row"
            id={nameId}
            data-part="primary"
            style={column.width ? { minInlineSize: 0 } : undefined}
          >
            {column.cell(row.original)}
          </th>
        ) : (
          <td
            key={column.id}
            {...as.cell}
            data-label={column.header}
            data-numeric={column.numeric || undefined}
            data-list={column.inList}
            data-priority={column.priority}
          >
            {column.cell(row.original)}
          </td>
        ),
      )}
      {rowActions && (
        <td {...as.cell} data-part="actions">
          {rowActions(row.original)}
        </td>
      )}
    </tr>
  );
}

const MemoizedRow = memo(BodyRow) as typeof BodyRow;

interface RowsProps<Data extends RowData> {
  rows: readonly Row<TableFeatures, Data>[];
  shape: RowShape<Data>;
}

export function Rows<Data extends RowData>({ rows, shape }: RowsProps<Data>): ReactElement {
  return (
    <tbody {...as.rowGroup}>
      {rows.map((row) => (
        <MemoizedRow key={row.id} row={row} selected={row.getIsSelected()} {...shape} />
      ))}
    </tbody>
  );
}

interface VirtualRowsProps<Data extends RowData> extends RowsProps<Data> {
  scroller: RefObject<HTMLElement | null>;
  density: DataTableDensity;
}

/** Renders only the rows in view and the focused row, because removing that row would lose focus. */
export function VirtualRows<Data extends RowData>({
  rows,
  shape,
  scroller,
  density,
}: VirtualRowsProps<Data>): ReactElement {
  const [focused, setFocused] = useState<number>();
  const virtualizer = useVirtualizer<HTMLElement, HTMLElement>({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_HEIGHT[density],
    getItemKey: (index) => rows[index]?.id ?? index,
    initialRect: SERVER_VIEW,
    overscan: OVERSCAN,
    rangeExtractor: (range) => {
      const inView = defaultRangeExtractor(range);
      return focused === undefined || focused >= range.count || inView.includes(focused)
        ? inView
        : [...inView, focused].sort((one, other) => one - other);
    },
  });
  let end = 0;
  const gap = (size: number, key: string) =>
    size > 0 && (
      <tr key={key} aria-hidden data-part="gap">
        <td style={{ blockSize: size }} />
      </tr>
    );
  return (
    <tbody
      {...as.rowGroup}
      onFocus={({ target }) => {
        const index = target.closest<HTMLElement>('[data-index]')?.dataset.index;
        setFocused(index === undefined ? undefined : Number(index));
      }}
      onBlur={() => setFocused(undefined)}
    >
      {virtualizer.getVirtualItems().map((item) => {
        const row = rows[item.index];
        const before = item.start - end;
        end = item.end;
        return (
          row && [
            gap(before, `before ${row.id}`),
            <MemoizedRow
              key={row.id}
              row={row}
              selected={row.getIsSelected()}
              counted
              measure={virtualizer.measureElement}
              {...shape}
            />,
          ]
        );
      })}
      {gap(virtualizer.getTotalSize() - end, 'after')}
    </tbody>
  );
}

/** Placeholders in the shape of the rows that are loading. CSS draws the lines in empty cells. */
export function SkeletonRows<Data extends RowData>({
  count,
  shape: { columns, primary, selectLabel, rowActions },
}: {
  count: number;
  shape: RowShape<Data>;
}): ReactElement {
  return (
    <tbody aria-hidden data-part="skeleton">
      {Array.from({ length: count }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: All rows are identical and never move.
        <tr key={line}>
          {selectLabel && <td data-part="select" />}
          {columns.map((column, place) => (
            <td
              key={column.id}
              data-part={column === primary ? 'primary' : undefined}
              data-label={column === primary ? undefined : column.header}
              data-numeric={column.numeric || undefined}
              data-list={column.inList}
              data-priority={column.priority}
              data-short={(line + place) % 3 === 0 || undefined}
            >
              {column.skeleton}
            </td>
          ))}
          {rowActions && <td data-part="actions"> </td>}
        </tr>
      ))}
    </tbody>
  );
}
