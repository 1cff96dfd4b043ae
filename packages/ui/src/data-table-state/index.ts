export type { DataTableField, DataTableOption } from './data-table-field.ts';
export {
  DATA_TABLE_PAGE_LIMIT,
  DATA_TABLE_PAGE_SIZES,
  DATA_TABLE_SEARCH_LENGTH,
  type DataTableDensity,
  type DataTableSort,
  type DataTableState,
  type DataTableStateOptions,
  initialDataTableState,
  readDataTableState,
  type SortDirection,
  writeDataTableState,
} from './data-table-state.ts';
