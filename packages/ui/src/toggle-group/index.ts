export type { ToggleGroupItemProps, ToggleGroupRootProps, ToggleGroupVariant } from './toggle-group.tsx';
export * as ToggleGroup from './toggle-group.tsx';
