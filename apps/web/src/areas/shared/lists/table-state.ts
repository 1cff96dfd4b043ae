import type { DataTableChange } from '@uplift/ui/data-table';
import {
  type DataTableField,
  type DataTableState,
  readDataTableState,
  writeDataTableState,
} from '@uplift/ui/data-table-state';
import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useUpdateSearchParams } from '../../../app/navigation/update-search-params.ts';
import { useDensity } from '../frame/density.tsx';

const none: readonly string[] = [];

/**
 * Stores table state in the query string, so that it survives a reload and can be shared. Only the density
 * belongs to the user, for all tables.
 *
 * @param hiddenColumns IDs of columns that are hidden until the user shows them. Keep the array stable.
 */
export function useTableState(
  columns: readonly DataTableField[],
  hiddenColumns = none,
): [DataTableState, (state: DataTableState, change: DataTableChange) => void] {
  const [parameters] = useSearchParams();
  const updateSearchParams = useUpdateSearchParams();
  const { density, setDensity } = useDensity();
  const options = useMemo(
    () => ({ columns, defaults: { pageSize: 25, density, hiddenColumns } }),
    [columns, density, hiddenColumns],
  );
  const state = useMemo(
    () => ({ ...readDataTableState(parameters, options), density }),
    [parameters, options, density],
  );
  const change = useCallback(
    (next: DataTableState, changed: DataTableChange) => {
      if (changed === 'density') return setDensity(next.density);
      updateSearchParams((current) => writeDataTableState({ ...next, density }, options, current), {
        // Otherwise each letter of a search would add a history entry, and Back would lead past the end again.
        replace: changed === 'search' || changed === 'pastEnd',
      });
    },
    [options, density, setDensity, updateSearchParams],
  );
  return [state, change];
}

/** Returns the query of an admin list, without its filters. */
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

/** Returns the selected values of a filter, separated by commas. Undefined if none is selected. */
export function filterOf({ filters }: DataTableState, column: string): string | undefined {
  return filters[column]?.join(',') || undefined;
}
