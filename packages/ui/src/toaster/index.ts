export { TOASTER_STYLE_HASH } from './style-hash.ts';
export {
  Toaster,
  type ToasterPosition,
  type ToasterProps,
  type ToasterSwipeDirection,
} from './toaster.tsx';
export {
  TOASTER_DURATION,
  type ToasterAction,
  type ToasterHandle,
  type ToasterMessages,
  type ToasterOptions,
  toaster,
} from './toaster-store.tsx';
