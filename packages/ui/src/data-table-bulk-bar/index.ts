export type { DataTableBulkBarMessages } from './data-table-bulk-bar.messages.ts';
export { DataTableBulkBar, type DataTableBulkBarProps } from './data-table-bulk-bar.tsx';
