import { and, asc, count, desc, eq, gte, inArray, lt, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { isOnPage, matchesWords } from '../../database/list-query.ts';
import { nameOfPerson } from '../../database/person-name.ts';
import { auditLog } from '../../database/schema/index.ts';

export type AuditLogRow = typeof auditLog.$inferSelect;

/** The person who makes a change, and the IP address. */
export interface Actor {
  /** Id of an account user or of a client's person. */
  id: string;
  address: string;
  /** Name of the API key if a program makes the change on behalf of the person. */
  apiKeyName?: string | undefined;
}

/** The transaction that makes the change. */
export type ChangeTransaction = Database;

export interface Change {
  actor: Actor;
  /** The client of the subject. Required if the subject can be deleted before the client is erased. */
  clientId?: string;
  occurredAt: Date;
  /** For example `user.updated`. */
  action: string;
  /** `self` is the account of the actor. */
  subject: { id: string; name: string } | 'self';
  /** The subject or its editable fields. Must not contain secrets. */
  before: Readonly<Record<string, unknown>>;
  after: Readonly<Record<string, unknown>>;
}

/** Returns the fields of a record that differ from another record. */
function differing(
  record: Readonly<Record<string, unknown>>,
  other: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  return Object.fromEntries(Object.entries(record).filter(([name, value]) => value !== other[name]));
}

/** Records a change. Call it in the transaction of the change, so that both are committed or neither is. */
export async function recordChange(
  tx: ChangeTransaction,
  { actor, clientId, occurredAt, action, subject, before, after }: Change,
): Promise<void> {
  await tx.insert(auditLog).values({
    occurredAt,
    actorId: actor.id,
    actorName: nameOfPerson(actor.id),
    apiKeyName: actor.apiKeyName,
    clientId,
    action,
    subjectId: subject === 'self' ? actor.id : subject.id,
    subjectName: subject === 'self' ? nameOfPerson(actor.id) : subject.name,
    before: differing(before, after),
    after: differing(after, before),
    address: actor.address,
  });
}

export interface AuditLogFilter {
  /** Matches beginnings of words in the name of the actor or of the subject. */
  search?: string | undefined;
  subjectId?: string | undefined;
  actorId?: string | undefined;
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

function wantedBy({ search, subjectId, actorId, subjects, from, before }: AuditLogFilter): SQL | undefined {
  return and(
    subjectId === undefined ? undefined : eq(auditLog.subjectId, subjectId),
    actorId === undefined ? undefined : eq(auditLog.actorId, actorId),
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
