'use client';
import type { RowData } from '@tanstack/react-table';
import { useMemo } from 'react';
import type { DataTableColumn, DataTableProps } from '../data-table/index.ts';
import type { DataTableState } from '../data-table-state/index.ts';
import { useLocale } from '../foundations/locale/index.ts';
import { matchRows, sortRows } from './query-rows.ts';

/**
 * Searches, filters, sorts and pages rows in the browser, for lists that are loaded as a whole. Spread the
 * result into a `DataTable` with the same columns and state. Text is sorted in the language of the
 * `LocaleProvider`.
 *
 * @param rows All rows, in the order they have while no column is sorted. Keep the array stable between renders.
 */
export function useDataTableRows<Row extends RowData>(
  rows: readonly Row[] | undefined,
  columns: readonly DataTableColumn<Row>[],
  { search, filters, sort, page, pageSize }: DataTableState,
): Pick<DataTableProps<Row>, 'rows' | 'total'> {
  const { language } = useLocale();
  const matching = useMemo(
    () => rows && matchRows(rows, columns, { search, filters }),
    [rows, columns, search, filters],
  );
  const sorted = useMemo(
    () => matching && sortRows(matching, columns, sort, language),
    [matching, columns, sort, language],
  );
  return useMemo(
    () => ({ rows: sorted?.slice((page - 1) * pageSize, page * pageSize), total: sorted?.length }),
    [sorted, page, pageSize],
  );
}
