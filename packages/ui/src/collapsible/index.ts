export type {
  CollapsibleContentProps,
  CollapsibleRootProps,
  CollapsibleTriggerProps,
} from './collapsible.tsx';
export * as Collapsible from './collapsible.tsx';
