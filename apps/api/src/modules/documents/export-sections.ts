import type { ExportSection } from '../../export-section.ts';
import type { FileStore } from '../../files/file-store.ts';
import { endingOf } from '../../files/sniff-document.ts';
import type { createDocumentsRepository } from './documents.repository.ts';

/** The documents in a client's data export. */
export function documentSections(
  documents: ReturnType<typeof createDocumentsRepository>,
  files: FileStore,
): readonly ExportSection[] {
  return [
    {
      name: 'documents',
      read: async ({ clientId, reader }) =>
        (await documents.listFiles({ caller: reader, clientId })).map(({ document, file }) => ({
          name: document.name,
          type: file.type,
          byteSize: file.byteSize,
          version: file.number,
          from: document.side,
          uploadedBy: file.uploadedBy,
          uploadedAt: file.uploadedAt,
          sharedAt: document.sharedAt,
          deletedAt: document.deletedAt,
        })),
      files: async ({ clientId, reader }) =>
        (await documents.listFiles({ caller: reader, clientId })).map(({ document, file }) => ({
          path: `${document.name}${file.number === document.number ? '' : `, version ${file.number}`}${endingOf(file.type)}`,
          changedAt: file.uploadedAt,
          open: () => files.read(file.storageKey),
        })),
    },
  ];
}
