export type { DataListItemProps, DataListLayout, DataListRootProps } from './data-list.tsx';
export * as DataList from './data-list.tsx';
