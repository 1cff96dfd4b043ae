export type FileDropStatus = 'waiting' | 'uploading' | 'done' | 'error';

/** A file in the list. */
export interface FileDropFile {
  id: string;
  name: string;
  /** The size, in bytes. */
  size: number;
  /** The progress of its upload. Omit it for a file that is sent with its form. */
  status?: FileDropStatus;
  /** The uploaded share, from 0 to 1. Omit it if unknown. */
  progress?: number;
  /** Why it failed, and what to do about it. */
  error?: string;
}
