import { and, count, desc, eq, getTableColumns, isNull, lt } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { matchesWords } from '../../database/list-query.ts';
import { one } from '../../database/one.ts';
import { nameOfPerson } from '../../database/person-name.ts';
import { clients, internalNotes } from '../../database/schema/index.ts';
import { type Viewer, visibleTo } from '../../database/visible-clients.ts';

export type NoteRow = typeof internalNotes.$inferSelect;

/** Internal notes, only for the consultancy. No endpoint for clients reads them. */
export function createNotesRepository(db: Database) {
  return {
    /** Also finds deleted notes. */
    async find(viewer: Viewer, clientId: string, id: string): Promise<NoteRow | null> {
      const [row] = await db
        .select(getTableColumns(internalNotes))
        .from(internalNotes)
        .innerJoin(clients, eq(clients.id, internalNotes.clientId))
        .where(and(eq(internalNotes.id, id), eq(internalNotes.clientId, clientId), visibleTo(db, viewer)))
        .limit(1);
      return row ?? null;
    },

    async add(row: Pick<NoteRow, 'clientId' | 'text' | 'createdAt'>, authorId: string): Promise<NoteRow> {
      const note = { ...row, author: nameOfPerson(authorId) };
      return one(await db.insert(internalNotes).values(note).returning());
    },

    /** Returns the updated note, or null if the row version no longer matches. */
    async update({ id, version }: NoteRow, fields: Partial<NoteRow>): Promise<NoteRow | null> {
      const [row] = await db
        .update(internalNotes)
        .set({ ...fields, version: version + 1 })
        .where(and(eq(internalNotes.id, id), eq(internalNotes.version, version)))
        .returning();
      return row ?? null;
    },

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
      const [rows, counted] = await Promise.all([
        db
          .select(getTableColumns(internalNotes))
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
      return { rows, ...one(counted) };
    },

    /** Permanently removes notes that were deleted before a moment. */
    async removeDeletedBefore(moment: Date): Promise<void> {
      await db.delete(internalNotes).where(lt(internalNotes.deletedAt, moment));
    },
  };
}
