import type { DataTableChange } from '@uplift/ui/data-table';
import {
  type DataTableField,
  type DataTableState,
  readDataTableState,
  writeDataTableState,
} from '@uplift/ui/data-table-state';
import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useQueryChange } from '../query-change.ts';

/** What people have set on a table, kept in the address: it survives a reload, and can be sent to a colleague. */
export function useTableState(
  columns: readonly DataTableField[],
): [DataTableState, (state: DataTableState, change: DataTableChange) => void] {
  const [parameters] = useSearchParams();
  const changeQuery = useQueryChange();
  const options = useMemo(() => ({ columns, defaults: { pageSize: 25 } }), [columns]);
  const state = useMemo(() => readDataTableState(parameters, options), [parameters, options]);
  const change = useCallback(
    (next: DataTableState, changed: DataTableChange) =>
      // Each letter of a search would be a step back.
      changeQuery((current) => writeDataTableState(next, options, current), {
        replace: changed === 'search',
      }),
    [options, changeQuery],
  );
  return [state, change];
}

/** What a list of the admin area is asked for: everything but its filters. */
export function listQueryOf<Name extends string>(
  { page, pageSize, search, sort }: DataTableState,
  sortable: readonly Name[],
): { page: number; pageSize: number; q?: string; sort?: Name | `-${Name}` } {
  const column = sortable.find((name) => name === sort?.column);
  return {
    page,
    pageSize,
    ...(search ? { q: search } : {}),
    ...(column ? { sort: sort?.direction === 'descending' ? (`-${column}` as const) : column } : {}),
  };
}

/** The chosen values of a filter, as lists take them; nothing where none is chosen. */
export function filterOf({ filters }: DataTableState, column: string): string | undefined {
  return filters[column]?.join(',') || undefined;
}
