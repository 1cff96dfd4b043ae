export {
  DataTablePager,
  type DataTablePagerProps,
  type DataTablePagerWords,
  dataTablePagerWords,
} from './data-table-pager.tsx';
