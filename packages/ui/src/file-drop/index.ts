export type { FileRefusal } from './check-files.ts';
export type { FileDropMessages } from './file-drop.messages.ts';
export { FileDrop, type FileDropProps } from './file-drop.tsx';
export type { FileDropFile, FileDropStatus } from './file-drop-file.ts';
