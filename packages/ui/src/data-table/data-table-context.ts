'use client';
import { type Context, createContext, type RefObject, use } from 'react';
import type { DataTableField, DataTableState } from '../data-table-state/index.ts';
import type { ChangeState } from './use-change-state.ts';

/** What the parts around the rows share with them. */
export interface DataTableContextValue {
  label: string;
  /** The columns, without what only rows need. The primary one cannot be hidden. */
  fields: readonly (DataTableField & { header: string })[];
  state: DataTableState;
  change: ChangeState;
  /** How many rows are here; `undefined` until they are. */
  count: number | undefined;
  /** How many rows match, on all pages. */
  total: number;
  /** Whether the state asks for fewer than all rows. */
  narrowed: boolean;
  /** Asks for all rows again. */
  clear: () => void;
  selected: readonly string[];
  clearSelection: () => void;
  /** What scrolls. It can take focus that would get lost. */
  scroller: RefObject<HTMLElement | null>;
}

export const DataTableContext: Context<DataTableContextValue | null> =
  createContext<DataTableContextValue | null>(null);

/** The table around a part of it. Throws outside one. */
export function useDataTable(): DataTableContextValue {
  const table = use(DataTableContext);
  if (table) return table;
  throw new Error(
    '@uplift/ui: A part of a data table has no table to work on. Pass it to the table: <DataTable toolbar={<DataTableToolbar />}>.',
  );
}
