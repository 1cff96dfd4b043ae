import type { DocumentType } from '@uplift/data-client/contract/project';

/** Labels of the file types. */
export const fileTypeNames = {
  pdf: 'PDF',
  docx: 'Word',
  xlsx: 'Excel',
  pptx: 'PowerPoint',
  png: 'PNG',
  jpeg: 'JPEG',
  webp: 'WebP',
  avif: 'AVIF',
  gif: 'GIF',
  csv: 'CSV',
  txt: 'Text',
  md: 'Markdown',
  zip: 'ZIP',
} as const satisfies Record<DocumentType, string>;
