import { and, asc, count, desc, eq, getTableColumns, gte, isNull, lt } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { one } from '../../database/one.ts';
import { clients, meetings } from '../../database/schema/index.ts';
import { seesAsClient, type Viewer, visibleTo } from '../../database/visible-clients.ts';

export type MeetingRow = typeof meetings.$inferSelect;

/** The fields of a meeting that managers enter. */
export type MeetingFields = Pick<MeetingRow, 'title' | 'startsAt' | 'endsAt' | 'place' | 'notes' | 'state'>;

interface MeetingFilter {
  when: 'upcoming' | 'past';
  now: Date;
  limit: number;
  offset: number;
}

export function createMeetingsRepository(db: Database) {
  return {
    /** Also finds deleted meetings, except for clients. */
    async find(viewer: Viewer, clientId: string, id: string): Promise<MeetingRow | null> {
      const [row] = await db
        .select(getTableColumns(meetings))
        .from(meetings)
        .innerJoin(clients, eq(clients.id, meetings.clientId))
        .where(
          and(
            eq(meetings.id, id),
            eq(meetings.clientId, clientId),
            visibleTo(db, viewer),
            seesAsClient(viewer) ? isNull(meetings.deletedAt) : undefined,
          ),
        )
        .limit(1);
      return row ?? null;
    },

    /** Finds a meeting, even a deleted one, and locks it until the transaction ends. */
    async lock(id: string): Promise<{ meeting: MeetingRow; company: string } | null> {
      const [row] = await db
        .select({ meeting: meetings, company: clients.company })
        .from(meetings)
        .innerJoin(clients, eq(clients.id, meetings.clientId))
        .where(eq(meetings.id, id))
        .for('update', { of: meetings });
      return row ?? null;
    },

    async add(row: MeetingFields & { clientId: string; createdAt: Date }): Promise<MeetingRow> {
      const added = { ...row, updatedAt: row.createdAt };
      return one(await db.insert(meetings).values(added).returning());
    },

    /** Returns the updated meeting, or null if the row version no longer matches. */
    async update(
      { id, version }: MeetingRow,
      fields: (MeetingFields | { deletedAt: Date | null }) & { updatedAt: Date },
    ): Promise<MeetingRow | null> {
      const [row] = await db
        .update(meetings)
        .set({ ...fields, version: version + 1 })
        .where(and(eq(meetings.id, id), eq(meetings.version, version)))
        .returning();
      return row ?? null;
    },

    /** Lists the meetings that aren't over yet, next one first, or the past ones, latest first. */
    async list(
      viewer: Viewer,
      clientId: string,
      { when, now, limit, offset }: MeetingFilter,
    ): Promise<{ rows: MeetingRow[]; total: number }> {
      const wanted = and(
        eq(meetings.clientId, clientId),
        visibleTo(db, viewer),
        isNull(meetings.deletedAt),
        when === 'upcoming' ? gte(meetings.endsAt, now) : lt(meetings.endsAt, now),
      );
      const direction = when === 'upcoming' ? asc : desc;
      const [rows, counted] = await Promise.all([
        db
          .select(getTableColumns(meetings))
          .from(meetings)
          .innerJoin(clients, eq(clients.id, meetings.clientId))
          .where(wanted)
          .orderBy(direction(meetings.endsAt), direction(meetings.id))
          .limit(limit)
          .offset(offset),
        db
          .select({ total: count() })
          .from(meetings)
          .innerJoin(clients, eq(clients.id, meetings.clientId))
          .where(wanted),
      ]);
      return { rows, ...one(counted) };
    },

    /** Everything that a client sees, for its data export. */
    listForExport: (clientId: string) =>
      db
        .select({
          title: meetings.title,
          startsAt: meetings.startsAt,
          endsAt: meetings.endsAt,
          place: meetings.place,
          state: meetings.state,
          notes: meetings.notes,
        })
        .from(meetings)
        .where(and(eq(meetings.clientId, clientId), isNull(meetings.deletedAt)))
        .orderBy(meetings.startsAt, meetings.id),

    /** Permanently removes meetings that were deleted before a moment. */
    async removeDeletedBefore(moment: Date): Promise<void> {
      await db.delete(meetings).where(lt(meetings.deletedAt, moment));
    },
  };
}
