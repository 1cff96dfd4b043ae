import { and, desc, eq, gte, inArray, lt, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { matchesWords } from '../../database/list-query.ts';
import { readPage, sortedBy } from '../../database/read-page.ts';
import { auditLog } from '../../database/schema/index.ts';

export type AuditLogRow = typeof auditLog.$inferSelect;

export interface AuditLogFilter {
  /** Matches beginnings of words in the name of the actor or of the subject. */
  search?: string | undefined;
  subjectId?: string | undefined;
  actorId?: readonly string[] | undefined;
  /** Kinds of subjects: the part of the action before the dot. */
  subject?: readonly string[] | undefined;
  from?: Date | undefined;
  before?: Date | undefined;
}

const subjectOf = sql<string>`split_part(${auditLog.action}, '.', 1)`;

function wantedBy({ search, subjectId, actorId, subject, from, before }: AuditLogFilter): SQL | undefined {
  return and(
    subjectId === undefined ? undefined : eq(auditLog.subjectId, subjectId),
    actorId && inArray(auditLog.actorId, [...actorId]),
    subject && inArray(subjectOf, [...subject]),
    from && gte(auditLog.occurredAt, from),
    before && lt(auditLog.occurredAt, before),
    matchesWords(search, auditLog.actorName, auditLog.subjectName),
  );
}

export function createAuditLogRepository(db: Database) {
  return {
    list(
      filter: AuditLogFilter,
      { oldestFirst, ...part }: { oldestFirst: boolean; limit: number; offset: number },
    ) {
      const { search } = filter;
      const wanted = wantedBy(filter);
      const order = sortedBy(!oldestFirst, auditLog.occurredAt, auditLog.id);
      return readPage(db, auditLog, db.select().from(auditLog), { ...part, wanted, search, order });
    },

    /** Entries after another one, newest first. Each batch is an index lookup, however long the log is. */
    following: (filter: AuditLogFilter, after: AuditLogRow | null, limit: number): Promise<AuditLogRow[]> =>
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
