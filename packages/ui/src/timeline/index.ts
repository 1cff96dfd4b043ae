export type { TimelineMessages } from './timeline.messages.ts';
export type { TimelineItemProps, TimelineRootProps, TimelineStatus } from './timeline.tsx';
export * as Timeline from './timeline.tsx';
