export { DataTableBulkBar, type DataTableBulkBarProps } from './data-table-bulk-bar.tsx';
