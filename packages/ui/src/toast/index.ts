export type { ToastMessages } from './toast.messages.ts';
export {
  createToastStore,
  TOAST_DURATION,
  TOAST_LIMIT,
  TOAST_REMOVE_DELAY,
  type ToastAction,
  type ToastEntry,
  type ToastHandle,
  type ToastOptions,
  type ToastStore,
  type ToastType,
  toast,
} from './toast-store.ts';
export { ToastViewport, type ToastViewportProps } from './toast-viewport.tsx';
