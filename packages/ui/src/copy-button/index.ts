export type { CopyButtonMessages } from './copy-button.messages.ts';
export { CopyButton, type CopyButtonProps } from './copy-button.tsx';
