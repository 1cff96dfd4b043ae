export type { AppShellMessages } from './app-shell.messages.ts';
export type {
  AppShellBannerProps,
  AppShellBarProps,
  AppShellMainProps,
  AppShellNavigationProps,
  AppShellRootProps,
} from './app-shell.tsx';
export * as AppShell from './app-shell.tsx';
