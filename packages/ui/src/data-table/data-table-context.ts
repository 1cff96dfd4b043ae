'use client';
import { type Context, createContext, type RefObject, use } from 'react';
import type { DataTableField, DataTableState } from '../data-table-state/index.ts';
import type { ChangeState } from './use-change-state.ts';

/** The state that the table shares with the parts around its rows. */
export interface DataTableContextValue {
  label: string;
  /** The columns, without the properties that only rows need. The primary column can't be hidden. */
  fields: readonly (DataTableField & { header: string })[];
  state: DataTableState;
  change: ChangeState;
  /** The number of loaded rows. `undefined` until they load. */
  count: number | undefined;
  /** The number of matching rows on all pages. */
  total: number;
  /** Whether a search or a filter is active. */
  narrowed: boolean;
  /** Clears the search and the filters. */
  clear: () => void;
  selected: readonly string[];
  clearSelection: () => void;
  /** The scroll container. It can take focus that would otherwise be lost. */
  scroller: RefObject<HTMLElement | null>;
}

export const DataTableContext: Context<DataTableContextValue | null> =
  createContext<DataTableContextValue | null>(null);

/** Returns the context of the table around a part of it. Throws outside of a table. */
export function useDataTable(): DataTableContextValue {
  const table = use(DataTableContext);
  if (table) return table;
  throw new Error(
    '@uplift/ui: A part of a data table has no table to work on. Pass it to the table: <DataTable toolbar={<DataTableToolbar />}>.',
  );
}
