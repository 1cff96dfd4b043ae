export type { DataTablePagerMessages } from './data-table-pager.messages.ts';
export {
  DataTablePager,
  type DataTablePagerProps,
} from './data-table-pager.tsx';
