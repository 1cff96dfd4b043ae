export type { TabNavLinkProps, TabNavRootProps } from './tab-nav.tsx';
export * as TabNav from './tab-nav.tsx';
