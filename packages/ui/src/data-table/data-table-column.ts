import type { RowData } from '@tanstack/react-table';
import type { ReactNode } from 'react';
import type { DataTableField } from '../data-table-state/index.ts';

/** What `useDataTableRows` sorts and filters by. Lists match a filter by any of their items. */
export type DataTableValue = string | number | boolean | Date | readonly string[] | null | undefined;

/**
 * The place of a cell in the list layout: under its label, in a line without a label, at the end of the first
 * line, or nowhere.
 */
export type DataTableListPlace = 'labeled' | 'unlabeled' | 'corner' | 'hidden';

export interface DataTableColumn<Row extends RowData> extends DataTableField {
  /** The heading, and the label next to the value in the list layout. */
  header: string;
  /** Renders the value of a row. */
  cell: (row: Row) => ReactNode;
  /**
   * Returns what `useDataTableRows` sorts and filters by: the value of an option, a number instead of an amount as
   * text, a `Date` or an ISO date instead of a date as text.
   * @default the cell, if it is text or a number
   */
  value?: (row: Row) => DataTableValue;
  /** Whether it names the row: its header and, in the list layout, its title. @default the first column */
  primary?: boolean;
  /** Whether it contains numbers. They are aligned to the end and sorted largest first. @default false */
  numeric?: boolean;
  /** Its place in the list layout, where cells without content are hidden. @default 'labeled' */
  inList?: DataTableListPlace;
  /** `low` hides the column while the table is too narrow for all columns, but not a list. @default 'high' */
  priority?: 'high' | 'low';
  /** Any CSS length. Without it, the content decides. */
  width?: string;
  /** The placeholder while loading, if a line of text has the wrong shape. */
  skeleton?: ReactNode;
}
