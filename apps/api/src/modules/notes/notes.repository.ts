import { and, count, desc, eq, isNull, lt } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { matchesWords } from '../../database/list-query.ts';
import { nameOfPerson } from '../../database/person-name.ts';
import { clients, internalNotes } from '../../database/schema/index.ts';
import { findVisibleClient, type Viewer, visibleTo } from '../../database/visible-clients.ts';

export type NoteRow = typeof internalNotes.$inferSelect;

export type NotesRepository = ReturnType<typeof createNotesRepository>;

/** Internal notes, only for the consultancy. No endpoint for clients reads them. */
export function createNotesRepository(db: Database) {
  /** Reads and changes notes within a transaction. */
  const within = (tx: Database) => ({
    tx,

    client: (viewer: Viewer, clientId: string) => findVisibleClient(tx, viewer, clientId),

    /** Also finds deleted notes. */
    async find(viewer: Viewer, clientId: string, id: string): Promise<NoteRow | null> {
      const [row] = await tx
        .select({ note: internalNotes })
        .from(internalNotes)
        .innerJoin(clients, eq(clients.id, internalNotes.clientId))
        .where(and(eq(internalNotes.id, id), eq(internalNotes.clientId, clientId), visibleTo(tx, viewer)))
        .limit(1);
      return row?.note ?? null;
    },

    async add(
      row: { id: string; clientId: string; text: string; createdAt: Date },
      authorId: string,
    ): Promise<void> {
      await tx.insert(internalNotes).values({ ...row, author: nameOfPerson(authorId) });
    },

    /** Returns false if the row version no longer matches. */
    async update(
      { id, version }: Pick<NoteRow, 'id' | 'version'>,
      fields: { text: string; editedAt: Date } | { pinned: boolean } | { deletedAt: Date | null },
    ): Promise<boolean> {
      const changed = await tx
        .update(internalNotes)
        .set({ ...fields, version: version + 1 })
        .where(and(eq(internalNotes.id, id), eq(internalNotes.version, version)))
        .returning({ id: internalNotes.id });
      return changed.length > 0;
    },
  });

  return {
    ...within(db),

    /** Lists pinned notes first, then the newest first. */
    async list(
      viewer: Viewer,
      clientId: string,
      { search, limit, offset }: { search: string | undefined; limit: number; offset: number },
    ): Promise<{ rows: NoteRow[]; total: number }> {
      const wanted = and(
        eq(internalNotes.clientId, clientId),
        visibleTo(db, viewer),
        isNull(internalNotes.deletedAt),
        matchesWords(search, internalNotes.text, internalNotes.author),
      );
      const [rows, [counted]] = await Promise.all([
        db
          .select({ note: internalNotes })
          .from(internalNotes)
          .innerJoin(clients, eq(clients.id, internalNotes.clientId))
          .where(wanted)
          .orderBy(desc(internalNotes.pinned), desc(internalNotes.createdAt), desc(internalNotes.id))
          .limit(limit)
          .offset(offset),
        db
          .select({ total: count() })
          .from(internalNotes)
          .innerJoin(clients, eq(clients.id, internalNotes.clientId))
          .where(wanted),
      ]);
      return { rows: rows.map(({ note }) => note), total: counted?.total ?? 0 };
    },

    /** Permanently removes notes that were deleted before a moment. */
    async removeDeletedBefore(moment: Date): Promise<void> {
      await db.delete(internalNotes).where(lt(internalNotes.deletedAt, moment));
    },

    /** Runs all changes in one transaction. */
    transaction: <Result>(run: (notes: NotesTransaction) => Promise<Result>): Promise<Result> =>
      db.transaction((tx) => run(within(tx))),
  };

  type NotesTransaction = ReturnType<typeof within>;
}

export type NotesTransaction = Parameters<Parameters<NotesRepository['transaction']>[0]>[0];
