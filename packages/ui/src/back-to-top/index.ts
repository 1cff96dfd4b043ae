export type { BackToTopMessages } from './back-to-top.messages.ts';
export { BackToTop, type BackToTopProps } from './back-to-top.tsx';
