/** One choice of a column's filter. */
export interface DataTableOption {
  /** What the state and the URL hold. */
  value: string;
  label: string;
}

/** What the state of a table needs to know about a column. */
export interface DataTableField {
  /** Names the column in the state and in the URL. Unique within the table. */
  id: string;
  /** Whether people may sort by it. @default false */
  sortable?: boolean;
  /** The choices to filter by. Without them the column has no filter. */
  options?: readonly DataTableOption[];
  /** Whether people may hide it. The primary column always stays. @default true */
  hideable?: boolean;
}
