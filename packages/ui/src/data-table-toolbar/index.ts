export {
  DataTableToolbar,
  type DataTableToolbarProps,
  type DataTableToolbarWords,
  dataTableToolbarWords,
} from './data-table-toolbar.tsx';
