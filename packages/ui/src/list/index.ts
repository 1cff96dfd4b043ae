export type { ListItemProps, ListItemTone, ListRootProps, ListVariant } from './list.tsx';
export * as List from './list.tsx';
