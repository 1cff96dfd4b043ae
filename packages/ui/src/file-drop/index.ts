export type { FileRefusal } from './check-files.ts';
export { FileDrop, type FileDropProps } from './file-drop.tsx';
export type { FileDropFile, FileDropStatus } from './file-drop-file.ts';
export type { FileDropWords } from './file-drop-words.ts';
