import { and, asc, count, desc, eq, gte, isNull, lt } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { clients, meetings } from '../../database/schema/index.ts';
import { findVisibleClient, seesAsClient, type Viewer, visibleTo } from '../../database/visible-clients.ts';

export type MeetingRow = typeof meetings.$inferSelect;

/** The fields of a meeting that managers enter. */
export type MeetingFields = Pick<MeetingRow, 'title' | 'startsAt' | 'endsAt' | 'place' | 'notes' | 'state'>;

export interface MeetingFilter {
  when: 'upcoming' | 'past';
  now: Date;
  limit: number;
  offset: number;
}

export type MeetingsRepository = ReturnType<typeof createMeetingsRepository>;

export function createMeetingsRepository(db: Database) {
  /** Reads and changes meetings within a transaction. */
  const within = (tx: Database) => ({
    tx,

    client: (viewer: Viewer, clientId: string) => findVisibleClient(tx, viewer, clientId),

    /** Also finds deleted meetings, except for clients. */
    async find(viewer: Viewer, clientId: string, id: string): Promise<MeetingRow | null> {
      const [row] = await tx
        .select({ meeting: meetings })
        .from(meetings)
        .innerJoin(clients, eq(clients.id, meetings.clientId))
        .where(
          and(
            eq(meetings.id, id),
            eq(meetings.clientId, clientId),
            visibleTo(tx, viewer),
            seesAsClient(viewer) ? isNull(meetings.deletedAt) : undefined,
          ),
        )
        .limit(1);
      return row?.meeting ?? null;
    },

    /** Finds a meeting, even a deleted one, and locks it until the transaction ends. */
    async lock(id: string): Promise<{ meeting: MeetingRow; company: string } | null> {
      const [row] = await tx
        .select({ meeting: meetings, company: clients.company })
        .from(meetings)
        .innerJoin(clients, eq(clients.id, meetings.clientId))
        .where(eq(meetings.id, id))
        .for('update', { of: meetings });
      return row ?? null;
    },

    async add(row: MeetingFields & { id: string; clientId: string; createdAt: Date }): Promise<void> {
      await tx.insert(meetings).values({ ...row, updatedAt: row.createdAt });
    },

    /** Returns false if the row version no longer matches. */
    async update(
      { id, version }: Pick<MeetingRow, 'id' | 'version'>,
      fields: (MeetingFields | { deletedAt: Date | null }) & { updatedAt: Date },
    ): Promise<boolean> {
      const changed = await tx
        .update(meetings)
        .set({ ...fields, version: version + 1 })
        .where(and(eq(meetings.id, id), eq(meetings.version, version)))
        .returning({ id: meetings.id });
      return changed.length > 0;
    },
  });

  return {
    ...within(db),

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
      const [rows, [counted]] = await Promise.all([
        db
          .select({ meeting: meetings })
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
      return { rows: rows.map(({ meeting }) => meeting), total: counted?.total ?? 0 };
    },

    /** Lists everything that a client sees. */
    listShared: (clientId: string): Promise<MeetingRow[]> =>
      db
        .select()
        .from(meetings)
        .where(and(eq(meetings.clientId, clientId), isNull(meetings.deletedAt)))
        .orderBy(meetings.startsAt, meetings.id),

    /** Permanently removes meetings that were deleted before a moment. */
    async removeDeletedBefore(moment: Date): Promise<void> {
      await db.delete(meetings).where(lt(meetings.deletedAt, moment));
    },

    /** Runs all changes in one transaction. */
    transaction: <Result>(run: (meetings: MeetingsTransaction) => Promise<Result>): Promise<Result> =>
      db.transaction((tx) => run(within(tx))),
  };

  type MeetingsTransaction = ReturnType<typeof within>;
}

export type MeetingsTransaction = Parameters<Parameters<MeetingsRepository['transaction']>[0]>[0];
