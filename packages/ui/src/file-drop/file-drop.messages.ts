import type { FileDropFile, FileDropStatus } from './file-drop-file.ts';

/** The built-in texts of a `FileDrop`. */
export interface FileDropMessages {
  /** In the center, the part that looks like a link. */
  choose: string;
  /** In the center, after that part. */
  orDrop: string;
  /** In the center, while files are dragged over it. */
  release: string;
  /** The accessible name of the list of files. */
  list: string;
  status: Readonly<Record<FileDropStatus, string>>;
  cancel: (name: string) => string;
  remove: (name: string) => string;
  retry: (name: string) => string;
  /** The kinds of files that `accept` names as `image/*` and so on. */
  kinds: Readonly<Record<'audio' | 'font' | 'image' | 'text' | 'video', string>>;
  /** Why a file is refused. `kinds` are the accepted types: `PDF`, `images`. */
  wrongType: (name: string, kinds: readonly string[]) => string;
  tooLarge: (name: string, size: string, maxSize: string) => string;
  onlyOne: (name: string) => string;
  folder: (name: string) => string;
  /** Announces a change of a file. */
  announce: (file: FileDropFile) => string;
  removed: (name: string) => string;
}

export const fileDropMessages: FileDropMessages = {
  choose: 'Choose files',
  orDrop: 'or drop or paste them here',
  release: 'Drop to add the files',
  list: 'Files',
  status: { waiting: 'Waiting', uploading: 'Uploading', done: 'Uploaded', error: 'Failed' },
  cancel: (name) => `Cancel ${name}`,
  remove: (name) => `Remove ${name}`,
  retry: (name) => `Try ${name} again`,
  kinds: { audio: 'audio', font: 'fonts', image: 'images', text: 'text', video: 'videos' },
  wrongType: (name, kinds) => {
    const alternatives = new Intl.ListFormat('en', { type: 'disjunction' }).format(kinds);
    return `${name} has the wrong type. Choose ${alternatives}.`;
  },
  tooLarge: (name, size, maxSize) => `${name} is ${size}. The maximum is ${maxSize}.`,
  onlyOne: (name) => `${name} wasn’t added. Only one file is allowed.`,
  folder: (name) => `${name} is a folder. Choose the files in it.`,
  announce: ({ name, status, error }) => {
    if (status === 'error') return `${name} failed. ${error ?? ''}`.trim();
    if (status === 'done') return `${name} uploaded`;
    return status === 'uploading' ? `Uploading ${name}` : `${name} added`;
  },
  removed: (name) => `${name} removed`,
};
