export type { SideNavMessages } from './side-nav.messages.ts';
export type {
  SideNavCollapseButtonProps,
  SideNavGroupProps,
  SideNavLinkProps,
  SideNavRootProps,
} from './side-nav.tsx';
export * as SideNav from './side-nav.tsx';
