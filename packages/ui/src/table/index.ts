export type {
  TableBodyProps,
  TableCellProps,
  TableFootProps,
  TableHeaderProps,
  TableHeadProps,
  TableRootProps,
  TableRowProps,
} from './table.tsx';
export * as Table from './table.tsx';
