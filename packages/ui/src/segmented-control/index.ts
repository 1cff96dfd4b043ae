export type { SegmentedControlItemProps, SegmentedControlRootProps } from './segmented-control.tsx';
export * as SegmentedControl from './segmented-control.tsx';
