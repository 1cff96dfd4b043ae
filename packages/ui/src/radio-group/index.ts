export type { RadioGroupItemProps, RadioGroupRootProps, RadioGroupVariant } from './radio-group.tsx';
export * as RadioGroup from './radio-group.tsx';
