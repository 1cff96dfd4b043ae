export { useDataTableRows } from './use-data-table-rows.ts';
