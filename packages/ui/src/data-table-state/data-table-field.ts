/** An option of a column's filter. */
export interface DataTableOption {
  /** The value in the state and the URL. */
  value: string;
  label: string;
}

/** What the state of a table needs to know about a column. */
export interface DataTableField {
  /** The name of the column in the state and the URL. Unique within the table. */
  id: string;
  /** Whether users can sort by it. @default false */
  sortable?: boolean;
  /** The filter options. Without them, the column has no filter. */
  options?: readonly DataTableOption[];
  /** Whether users can hide it. The primary column is always visible. @default true */
  hideable?: boolean;
}
