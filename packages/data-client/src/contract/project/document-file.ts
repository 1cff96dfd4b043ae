import type { FileRule } from '../endpoint.ts';

/** What documents may be, by the content type that they are served with. */
export const documentTypes = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  png: 'image/png',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
  gif: 'image/gif',
  csv: 'text/csv',
  txt: 'text/plain',
  md: 'text/markdown',
  zip: 'application/zip',
} as const;
export type DocumentType = keyof typeof documentTypes;

export const documentTypeNames = [
  'pdf',
  'docx',
  'xlsx',
  'pptx',
  'png',
  'jpeg',
  'webp',
  'avif',
  'gif',
  'csv',
  'txt',
  'md',
  'zip',
] as const satisfies readonly DocumentType[];

/** What may be uploaded. Text is told by its ending, everything else by its bytes. */
export const documentFile = {
  maximumSize: 25 * 1_024 * 1_024,
  types: [
    '.pdf',
    '.docx',
    '.xlsx',
    '.pptx',
    '.png',
    '.jpg',
    '.jpeg',
    '.webp',
    '.avif',
    '.gif',
    '.csv',
    '.txt',
    '.md',
    '.zip',
  ],
} as const satisfies FileRule;
