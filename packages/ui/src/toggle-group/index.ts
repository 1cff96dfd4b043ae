export type {
  ToggleGroupItemProps,
  ToggleGroupRootProps,
  ToggleGroupValue,
  ToggleGroupVariant,
} from './toggle-group.tsx';
export * as ToggleGroup from './toggle-group.tsx';
