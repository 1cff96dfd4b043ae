export { DataTable, type DataTableProps } from './data-table.tsx';
export type { DataTableColumn } from './data-table-column.ts';
export { type DataTableWords, dataTableWords } from './data-table-words.ts';
export type { DataTableChange } from './use-change-state.ts';
