export type {
  TabsActivation,
  TabsListProps,
  TabsOrientation,
  TabsPanelProps,
  TabsRootProps,
  TabsTabProps,
} from './tabs.tsx';
export * as Tabs from './tabs.tsx';
