export type FileDropStatus = 'waiting' | 'uploading' | 'done' | 'error';

/** A file as the list shows it. The caller uploads it and says how far it is. */
export interface FileDropFile {
  id: string;
  name: string;
  /** In bytes. */
  size: number;
  status: FileDropStatus;
  /** How much of it is there, from 0 to 1; left out where nobody knows. */
  progress?: number;
  /** Why it failed and what to do. */
  error?: string;
}
