import type { FileDropFile } from './file-drop-file.ts';

/** The labels and announcements of a `FileDrop`. Sizes are in bytes. */
export interface FileDropWords {
  /** In the center, the part that looks like a link. */
  choose: string;
  /** In the center, after that part. */
  orDrop: string;
  /** In the center, while files are dragged over it. */
  release: string;
  /** The accessible name of the list of files. */
  list: string;
  size: (bytes: number) => string;
  status: Readonly<Record<FileDropFile['status'], string>>;
  cancel: (name: string) => string;
  remove: (name: string) => string;
  retry: (name: string) => string;
  /** Why a file is refused. `kinds` are the accepted types: `PDF`, `images`. */
  wrongType: (name: string, kinds: readonly string[]) => string;
  tooLarge: (name: string, size: string, maxSize: string) => string;
  onlyOne: (name: string) => string;
  folder: (name: string) => string;
  /** Announces a change of a file. */
  announce: (file: FileDropFile) => string;
  removed: (name: string) => string;
}

const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;

function englishSize(bytes: number): string {
  const power = bytes < 1 ? 0 : Math.min(Math.floor(Math.log2(bytes) / 10), UNITS.length - 1);
  return new Intl.NumberFormat('en', {
    style: 'unit',
    unit: UNITS[power] ?? 'byte',
    unitDisplay: power === 0 ? 'long' : 'short',
    maximumFractionDigits: power < 2 ? 0 : 1,
  }).format(bytes / 1024 ** power);
}

const alternatives = new Intl.ListFormat('en', { type: 'disjunction' });

export const englishWords: FileDropWords = {
  choose: 'Choose files',
  orDrop: 'or drop or paste them here',
  release: 'Let go to add them',
  list: 'Files',
  size: englishSize,
  status: { waiting: 'Waiting', uploading: 'Uploading', done: 'Uploaded', error: 'Failed' },
  cancel: (name) => `Cancel ${name}`,
  remove: (name) => `Remove ${name}`,
  retry: (name) => `Try ${name} again`,
  wrongType: (name, kinds) => `${name} is of another type. Choose ${alternatives.format(kinds)}.`,
  tooLarge: (name, size, maxSize) => `${name} has ${size}. Files can have ${maxSize} at most.`,
  onlyOne: (name) => `${name} was left out: there can be only one file.`,
  folder: (name) => `${name} is a folder. Choose the files in it.`,
  announce: ({ name, status, error }) => {
    if (status === 'error') return `${name} failed. ${error ?? ''}`.trim();
    if (status === 'done') return `${name} uploaded`;
    return status === 'uploading' ? `Uploading ${name}` : `${name} added`;
  },
  removed: (name) => `${name} removed`,
};
