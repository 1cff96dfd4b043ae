import type { ClientDocument, Side } from '@uplift/data-client/contract/project';
import {
  and,
  asc,
  count,
  desc,
  eq,
  getTableColumns,
  inArray,
  isNotNull,
  isNull,
  lt,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import type { Database } from '../../database/database.ts';
import { matchesWords, type SortOrder } from '../../database/list-query.ts';
import { one } from '../../database/one.ts';
import { nameOfPerson } from '../../database/person-name.ts';
import { clients, documents, documentVersions } from '../../database/schema/index.ts';
import { updateVersion } from '../../database/update-version.ts';
import { seesAsClient, type Viewer, visibleTo } from '../../database/visible-clients.ts';
import type { ClientFile } from '../../files/store-client-upload.ts';

export type DocumentState = ClientDocument['state'];
export type DocumentRow = typeof documents.$inferSelect;

/** The client whose documents are read, and the viewer. */
export interface DocumentScope {
  caller: Viewer;
  clientId: string;
}

interface DocumentFilter {
  /** Matches beginnings of words in the name. */
  search?: string | undefined;
  states: readonly DocumentState[];
  sides?: readonly Side[] | undefined;
  sort: SortOrder<'name' | 'uploadedAt' | 'byteSize'>;
  limit: number;
  offset: number;
}

/** Who uploads a file, and when. */
interface Upload {
  personId: string;
  uploadedAt: Date;
}

const conditions: Readonly<Record<DocumentState, SQL | undefined>> = {
  private: and(isNull(documents.deletedAt), isNull(documents.sharedAt)),
  shared: and(isNull(documents.deletedAt), isNotNull(documents.sharedAt)),
  deleted: isNotNull(documents.deletedAt),
};

/** Shared documents. Those in the trash only if the client uploaded them. */
const seenByClient = and(
  isNotNull(documents.sharedAt),
  or(isNull(documents.deletedAt), eq(documents.side, 'client')),
);

const sortKeys = {
  name: sql`lower(${documents.name})`,
  uploadedAt: documents.uploadedAt,
  byteSize: documents.byteSize,
} as const;

function within(db: Database, { caller, clientId }: DocumentScope): SQL | undefined {
  return and(
    eq(documents.clientId, clientId),
    visibleTo(db, caller),
    seesAsClient(caller) ? seenByClient : undefined,
  );
}

export function createDocumentsRepository(db: Database) {
  /** Returns false if the row version has changed. */
  const update = (row: DocumentRow, fields: PgUpdateSetSource<typeof documents>): Promise<boolean> =>
    updateVersion(db, documents, row, fields);

  return {
    async find(scope: DocumentScope, id: string): Promise<DocumentRow | null> {
      const [row] = await db
        .select(getTableColumns(documents))
        .from(documents)
        .innerJoin(clients, eq(clients.id, documents.clientId))
        .where(and(eq(documents.id, id), within(db, scope)))
        .limit(1);
      return row ?? null;
    },

    /** The metadata of all files of a document, newest first. */
    listVersions(id: string) {
      const { documentId, checksum, storageKey, ...columns } = getTableColumns(documentVersions);
      return db
        .select(columns)
        .from(documentVersions)
        .where(eq(documentId, id))
        .orderBy(desc(documentVersions.number));
    },

    async add(
      fields: { id: string; clientId: string; name: string; side: Side; sharedAt: Date | null },
      file: ClientFile,
      { personId, uploadedAt }: Upload,
    ): Promise<void> {
      const uploaded = { uploadedBy: nameOfPerson(personId), uploadedAt };
      const { type, byteSize } = file;
      await db.insert(documents).values({ ...fields, type, byteSize, ...uploaded, createdAt: uploadedAt });
      await db.insert(documentVersions).values({ documentId: fields.id, number: 1, ...file, ...uploaded });
    },

    /** Returns false if the row version has changed. */
    async addVersion(
      document: DocumentRow,
      file: ClientFile,
      { personId, uploadedAt }: Upload,
    ): Promise<boolean> {
      const { type, byteSize } = file;
      const next = { number: document.number + 1, uploadedBy: nameOfPerson(personId), uploadedAt };
      if (!(await update(document, { ...next, type, byteSize }))) return false;
      await db.insert(documentVersions).values({ documentId: document.id, ...next, ...file });
      return true;
    },

    update,

    async list(
      scope: DocumentScope,
      { search, states, sides, sort, limit, offset }: DocumentFilter,
    ): Promise<{ rows: DocumentRow[]; total: number }> {
      const wanted = and(
        within(db, scope),
        or(...states.map((state) => conditions[state])),
        sides && inArray(documents.side, [...sides]),
        matchesWords(search, documents.name),
      );
      const direction = sort.descending ? desc : asc;
      const [rows, counted] = await Promise.all([
        db
          .select(getTableColumns(documents))
          .from(documents)
          .innerJoin(clients, eq(clients.id, documents.clientId))
          .where(wanted)
          .orderBy(direction(sortKeys[sort.by]), direction(documents.id))
          .limit(limit)
          .offset(offset),
        db
          .select({ total: count() })
          .from(documents)
          .innerJoin(clients, eq(clients.id, documents.clientId))
          .where(wanted),
      ]);
      return { rows, ...one(counted) };
    },

    /** Finds a file of a document and its name. Returns null if the viewer can't see it. */
    async findFile(scope: DocumentScope, id: string, number: number) {
      const [row] = await db
        .select({ ...getTableColumns(documentVersions), name: documents.name })
        .from(documentVersions)
        .innerJoin(documents, eq(documents.id, documentVersions.documentId))
        .innerJoin(clients, eq(clients.id, documents.clientId))
        .where(and(eq(documents.id, id), eq(documentVersions.number, number), within(db, scope)))
        .limit(1);
      return row ?? null;
    },

    /** Lists every file of every document in the scope, including those in the viewer's trash. */
    listFiles: (scope: DocumentScope) =>
      db
        .select({ document: documents, file: documentVersions })
        .from(documents)
        .innerJoin(documentVersions, eq(documentVersions.documentId, documents.id))
        .innerJoin(clients, eq(clients.id, documents.clientId))
        .where(within(db, scope))
        .orderBy(documents.createdAt, documents.id, documentVersions.number),

    /** Permanently deletes documents moved to the trash before a point in time. */
    async removeDeletedBefore(moment: Date): Promise<void> {
      await db.delete(documents).where(lt(documents.deletedAt, moment));
    },

    /** Returns those of the storage keys that a current or earlier version of a document references. */
    async findKeysInUse(keys: readonly string[]): Promise<Set<string>> {
      const rows = await db
        .select({ key: documentVersions.storageKey })
        .from(documentVersions)
        .where(inArray(documentVersions.storageKey, [...keys]));
      return new Set(rows.map(({ key }) => key));
    },
  };
}
