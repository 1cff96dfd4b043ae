export type { DataTableMessages } from './data-table.messages.ts';
export { DataTable, type DataTableProps } from './data-table.tsx';
export type { DataTableColumn, DataTableListPlace, DataTableValue } from './data-table-column.ts';
export type { DataTableChange } from './use-change-state.ts';
