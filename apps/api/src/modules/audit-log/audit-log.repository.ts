import { and, asc, count, desc, eq, gte, inArray, lt, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { isOnPage, matchesWords } from '../../database/list-query.ts';
import { auditLog } from '../../database/schema/index.ts';

export type AuditLogRow = typeof auditLog.$inferSelect;

export interface AuditLogFilter {
  /** Matches beginnings of words in the name of the actor or of the subject. */
  search?: string | undefined;
  subjectId?: string | undefined;
  actorIds?: readonly string[] | undefined;
  /** Kinds of subjects: the part of the action before the dot. */
  subjects?: readonly string[] | undefined;
  from?: Date | undefined;
  before?: Date | undefined;
}

export interface AuditLogRange {
  oldestFirst: boolean;
  limit: number;
  offset: number;
}

/** The last entry of a batch. The next batch starts after it, newest first. */
export type AuditLogCursor = Pick<AuditLogRow, 'occurredAt' | 'id'>;

const subjectOf = sql<string>`split_part(${auditLog.action}, '.', 1)`;

function wantedBy({ search, subjectId, actorIds, subjects, from, before }: AuditLogFilter): SQL | undefined {
  return and(
    subjectId === undefined ? undefined : eq(auditLog.subjectId, subjectId),
    actorIds && inArray(auditLog.actorId, [...actorIds]),
    subjects && inArray(subjectOf, [...subjects]),
    from && gte(auditLog.occurredAt, from),
    before && lt(auditLog.occurredAt, before),
    matchesWords(search, auditLog.actorName, auditLog.subjectName),
  );
}

export type AuditLogRepository = ReturnType<typeof createAuditLogRepository>;

export function createAuditLogRepository(db: Database) {
  return {
    async list(
      filter: AuditLogFilter,
      { oldestFirst, limit, offset }: AuditLogRange,
    ): Promise<{ rows: AuditLogRow[]; total: number }> {
      const wanted = wantedBy(filter);
      const direction = oldestFirst ? asc : desc;
      const order = [direction(auditLog.occurredAt), direction(auditLog.id)];
      const [rows, [counted]] = await Promise.all([
        db
          .select()
          .from(auditLog)
          .where(isOnPage(auditLog, { wanted, search: filter.search, order, limit, offset }))
          .orderBy(...order),
        db.select({ total: count() }).from(auditLog).where(wanted),
      ]);
      return { rows, total: counted?.total ?? 0 };
    },

    /** Entries after a cursor, newest first. Each batch is an index lookup, however long the log is. */
    following: (
      filter: AuditLogFilter,
      after: AuditLogCursor | null,
      limit: number,
    ): Promise<AuditLogRow[]> =>
      db
        .select()
        .from(auditLog)
        .where(
          and(
            wantedBy(filter),
            after
              ? or(
                  lt(auditLog.occurredAt, after.occurredAt),
                  and(eq(auditLog.occurredAt, after.occurredAt), lt(auditLog.id, after.id)),
                )
              : undefined,
          ),
        )
        .orderBy(desc(auditLog.occurredAt), desc(auditLog.id))
        .limit(limit),

    /** All actors with their latest names. */
    async actors(): Promise<{ id: string; name: string }[]> {
      const rows = await db
        .selectDistinctOn([auditLog.actorId], { id: auditLog.actorId, name: auditLog.actorName })
        .from(auditLog)
        .orderBy(auditLog.actorId, desc(auditLog.occurredAt), desc(auditLog.id));
      return rows.sort((one, other) => (one.name < other.name ? -1 : 1));
    },

    /** All kinds of subjects: the part of the actions before the dot. */
    async subjects(): Promise<string[]> {
      const rows = await db.selectDistinct({ subject: subjectOf }).from(auditLog).orderBy(subjectOf);
      return rows.map(({ subject }) => subject);
    },

    async removeBefore(moment: Date): Promise<void> {
      await db.delete(auditLog).where(lt(auditLog.occurredAt, moment));
    },
  };
}
