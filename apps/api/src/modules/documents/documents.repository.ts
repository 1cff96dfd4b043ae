import { and, asc, count, desc, eq, inArray, isNotNull, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import { lockStoredBytes, readStoredBytes } from '../../database/client-storage.ts';
import type { Database } from '../../database/database.ts';
import { matchesWords, type SortOrder } from '../../database/list-query.ts';
import { nameOfPerson } from '../../database/person-name.ts';
import { clients, documents, documentVersions } from '../../database/schema/index.ts';
import { findVisibleClient, seesAsClient, type Viewer, visibleTo } from '../../database/visible-clients.ts';

export type DocumentState = 'private' | 'shared' | 'deleted';
export type Side = 'client' | 'team';
export type DocumentRow = typeof documents.$inferSelect;
export type DocumentVersionRow = typeof documentVersions.$inferSelect;

/** The client whose documents are read, and the viewer. */
export interface DocumentScope {
  viewer: Viewer;
  clientId: string;
}

export interface DocumentFilter {
  /** Matches beginnings of words in the name. */
  search?: string | undefined;
  states: readonly DocumentState[];
  sides?: readonly Side[] | undefined;
  sort: SortOrder<'name' | 'uploadedAt' | 'byteSize'>;
  limit: number;
  offset: number;
}

/** Metadata of a stored file. */
export type VersionFile = Pick<DocumentVersionRow, 'type' | 'byteSize' | 'checksum' | 'storageKey'>;

/** Who uploads a file, and when. */
export interface Upload {
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

function within(db: Database, { viewer, clientId }: DocumentScope): SQL | undefined {
  return and(
    eq(documents.clientId, clientId),
    visibleTo(db, viewer),
    seesAsClient(viewer) ? seenByClient : undefined,
  );
}

export type DocumentsRepository = ReturnType<typeof createDocumentsRepository>;

export function createDocumentsRepository(db: Database) {
  /** Queries that run in the given transaction. */
  const inside = (tx: Database) => ({
    tx,

    client: ({ viewer, clientId }: DocumentScope) => findVisibleClient(tx, viewer, clientId),

    lockStoredBytes: (clientId: string) => lockStoredBytes(tx, clientId),

    async find(scope: DocumentScope, id: string): Promise<DocumentRow | null> {
      const [row] = await tx
        .select({ document: documents })
        .from(documents)
        .innerJoin(clients, eq(clients.id, documents.clientId))
        .where(and(eq(documents.id, id), within(tx, scope)))
        .limit(1);
      return row?.document ?? null;
    },

    versionsOf: (id: string): Promise<DocumentVersionRow[]> =>
      tx
        .select()
        .from(documentVersions)
        .where(eq(documentVersions.documentId, id))
        .orderBy(desc(documentVersions.number)),

    async add(
      fields: { id: string; clientId: string; name: string; side: Side; sharedAt: Date | null },
      file: VersionFile,
      { personId, uploadedAt }: Upload,
    ): Promise<void> {
      const uploaded = { uploadedBy: nameOfPerson(personId), uploadedAt };
      const { type, byteSize } = file;
      await tx.insert(documents).values({ ...fields, type, byteSize, ...uploaded, createdAt: uploadedAt });
      await tx.insert(documentVersions).values({ documentId: fields.id, number: 1, ...file, ...uploaded });
    },

    /** Returns false if the row version has changed. */
    async addVersion(
      { id, version, number }: Pick<DocumentRow, 'id' | 'version' | 'number'>,
      file: VersionFile,
      { personId, uploadedAt }: Upload,
    ): Promise<boolean> {
      const { type, byteSize } = file;
      const uploaded = { uploadedBy: nameOfPerson(personId), uploadedAt };
      const next = { number: number + 1, ...uploaded };
      const changed = await tx
        .update(documents)
        .set({ ...next, type, byteSize, version: version + 1 })
        .where(and(eq(documents.id, id), eq(documents.version, version)))
        .returning({ id: documents.id });
      if (changed.length === 0) return false;
      await tx.insert(documentVersions).values({ documentId: id, ...next, ...file });
      return true;
    },

    /** Returns false if the row version has changed. */
    async update(
      { id, version }: Pick<DocumentRow, 'id' | 'version'>,
      fields: { name: string } | { sharedAt: Date | null } | { deletedAt: Date | null },
    ): Promise<boolean> {
      const changed = await tx
        .update(documents)
        .set({ ...fields, version: version + 1 })
        .where(and(eq(documents.id, id), eq(documents.version, version)))
        .returning({ id: documents.id });
      return changed.length > 0;
    },
  });

  return {
    ...inside(db),

    readStoredBytes: (clientId: string) => readStoredBytes(db, clientId),

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
      const [rows, [counted]] = await Promise.all([
        db
          .select({ document: documents })
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
      return { rows: rows.map(({ document }) => document), total: counted?.total ?? 0 };
    },

    /** Finds a file of a document and its name. Returns null if the viewer can't see it. */
    async findFile(
      scope: DocumentScope,
      id: string,
      number: number,
    ): Promise<(VersionFile & { name: string }) | null> {
      const [row] = await db
        .select({ name: documents.name, file: documentVersions })
        .from(documentVersions)
        .innerJoin(documents, eq(documents.id, documentVersions.documentId))
        .innerJoin(clients, eq(clients.id, documents.clientId))
        .where(and(eq(documents.id, id), eq(documentVersions.number, number), within(db, scope)))
        .limit(1);
      return row ? { ...row.file, name: row.name } : null;
    },

    /** Lists every file of every document in the scope, including those in the viewer's trash. */
    listFiles: (scope: DocumentScope): Promise<{ document: DocumentRow; file: DocumentVersionRow }[]> =>
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

    transaction: <Result>(run: (documents: DocumentsTransaction) => Promise<Result>): Promise<Result> =>
      db.transaction((tx) => run(inside(tx))),
  };

  type DocumentsTransaction = ReturnType<typeof inside>;
}

export type DocumentsTransaction = Parameters<Parameters<DocumentsRepository['transaction']>[0]>[0];
