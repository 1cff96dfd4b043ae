import type { Readable } from 'node:stream';
import type { FileStore } from '../../files/file-store.ts';
import { endingOf } from '../../files/sniff-document.ts';
import type { DocumentsRepository } from '../documents/documents.repository.ts';
import type { MeetingsRepository } from '../meetings/meetings.repository.ts';
import type { OwnDataRepository } from './own-data.repository.ts';

type Cell = string | number | boolean | Date | null;

/** A file that goes into the archive as it is. */
export interface ExportedFile {
  /** Below the folder of its section. */
  path: string;
  changedAt: Date;
  open: () => Promise<Readable>;
}

/**
 * One kind of record that a client gets with its own data: `name.json`, `name.csv`, and a folder `name` where there are
 * files. Nothing that the client's people do not see belongs here.
 */
export interface ExportSection {
  name: string;
  read: (clientId: string) => Promise<readonly Readonly<Record<string, Cell>>[]>;
  files?: (clientId: string) => Promise<readonly ExportedFile[]>;
}

/** Everything that a client gets of its own data, in the order of the archive. */
export function createExportSections({
  ownData,
  documents,
  meetings,
  files,
}: {
  ownData: OwnDataRepository;
  documents: DocumentsRepository;
  meetings: MeetingsRepository;
  files: FileStore;
}): readonly ExportSection[] {
  return [
    { name: 'people', read: ownData.listPeople },
    { name: 'projects', read: ownData.listProjects },
    {
      name: 'meetings',
      read: async (clientId) =>
        (await meetings.listShared(clientId)).map(({ title, startsAt, endsAt, place, state, notes }) => ({
          title,
          startsAt,
          endsAt,
          place,
          state,
          notes,
        })),
    },
    {
      name: 'documents',
      read: async (clientId) =>
        (await documents.listShared(clientId)).map(
          ({ name, type, byteSize, number, side, uploadedBy, uploadedAt }) => ({
            name,
            type,
            byteSize,
            version: number,
            from: side,
            uploadedBy,
            uploadedAt,
          }),
        ),
      files: async (clientId) =>
        (await documents.listShared(clientId)).map(({ name, type, uploadedAt, storageKey }) => ({
          path: `${name}${endingOf(type)}`,
          changedAt: uploadedAt,
          open: () => files.read(storageKey),
        })),
    },
  ];
}
