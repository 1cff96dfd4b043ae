import type { FileRule } from '../endpoint.ts';

/** Supported document types, with the content type that each is served with. */
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

/** Upload limits. The server detects text files by extension and all other types by content. */
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
