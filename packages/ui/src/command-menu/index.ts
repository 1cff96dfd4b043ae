export type { CommandMenuMessages } from './command-menu.messages.ts';
export type {
  CommandMenuContentProps,
  CommandMenuGroupProps,
  CommandMenuItemProps,
  CommandMenuRootProps,
  CommandMenuTriggerProps,
} from './command-menu.tsx';
export * as CommandMenu from './command-menu.tsx';
export { useCommandShortcut } from './use-command-shortcut.ts';
