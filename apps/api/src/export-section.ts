import type { Readable } from 'node:stream';
import type { SessionCaller } from './security/caller.ts';

type Cell = string | number | boolean | Date | null;

/** The client whose data is exported, and the client's user who exports it. */
export interface ExportedData {
  clientId: string;
  reader: SessionCaller;
}

/** A file that is archived unchanged. */
export interface ExportedFile {
  /** Relative to the folder of its section. */
  path: string;
  changedAt: Date;
  open: () => Promise<Readable>;
}

/**
 * One kind of record in the export: `name.json`, `name.csv`, and a folder `name` if there are files. Each
 * section reads with the permissions of the user who exports and omits what that user can't see.
 */
export interface ExportSection {
  name: string;
  read: (of: ExportedData) => Promise<readonly Readonly<Record<string, Cell>>[]>;
  files?: (of: ExportedData) => Promise<readonly ExportedFile[]>;
}
