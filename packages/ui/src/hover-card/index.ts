export type { HoverCardContentProps, HoverCardRootProps, HoverCardTriggerProps } from './hover-card.tsx';
export * as HoverCard from './hover-card.tsx';
