export type { DialogMessages } from './dialog.messages.ts';
export type {
  DialogCloseProps,
  DialogContentProps,
  DialogDescriptionProps,
  DialogFooterProps,
  DialogRootProps,
  DialogSize,
  DialogTitleProps,
  DialogTriggerProps,
} from './dialog.tsx';
export * as Dialog from './dialog.tsx';
