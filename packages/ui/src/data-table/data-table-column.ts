import type { RowData } from '@tanstack/react-table';
import type { ReactNode } from 'react';
import type { DataTableField } from '../data-table-state/index.ts';

export interface DataTableColumn<Row extends RowData> extends DataTableField {
  /** The heading, and the label beside the value where the table becomes a list. */
  header: string;
  /** What a row shows in this column. */
  cell: (row: Row) => ReactNode;
  /** Whether it names the row: its header and, in a list, its title. @default the first column */
  primary?: boolean;
  /** Whether it holds figures: aligned at the end, and sorted largest first. @default false */
  numeric?: boolean;
  /** Any CSS length. Without it the content decides. */
  width?: string;
  /** What stands in for the value until it is there, where a line of text has the wrong shape. */
  skeleton?: ReactNode;
}
