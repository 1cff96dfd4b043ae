export type { NavigationBarMessages } from './navigation-bar.messages.ts';
export type {
  NavigationBarActionsProps,
  NavigationBarBrandProps,
  NavigationBarLinkProps,
  NavigationBarLinksProps,
  NavigationBarMenuButtonProps,
  NavigationBarRootProps,
} from './navigation-bar.tsx';
export * as NavigationBar from './navigation-bar.tsx';
