export { DataTableRowLink, type DataTableRowLinkProps } from './data-table-row-link.tsx';
