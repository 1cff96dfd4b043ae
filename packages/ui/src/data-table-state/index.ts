export type { DataTableField, DataTableOption } from './data-table-field.ts';
export {
  DATA_TABLE_PAGE_SIZES,
  type DataTableDensity,
  type DataTableSort,
  type DataTableState,
  type DataTableStateOptions,
  initialDataTableState,
  readDataTableState,
  type SortDirection,
  writeDataTableState,
} from './data-table-state.ts';
