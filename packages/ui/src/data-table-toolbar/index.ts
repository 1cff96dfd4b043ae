export type { DataTableToolbarMessages } from './data-table-toolbar.messages.ts';
export {
  DataTableToolbar,
  type DataTableToolbarProps,
} from './data-table-toolbar.tsx';
