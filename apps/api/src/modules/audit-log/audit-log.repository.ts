import { and, asc, count, desc, eq, gte, inArray, lt, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { isOnPage, matchesWords } from '../../database/list-query.ts';
import { nameOfPerson } from '../../database/person-name.ts';
import { auditLog } from '../../database/schema/index.ts';

export type AuditLogRow = typeof auditLog.$inferSelect;

/** Who makes a change, and from where. */
export interface Actor {
  /** Of an account user, or of a person of a client. */
  id: string;
  address: string;
  /** What the API key is called by which a program makes the change for them. */
  apiKeyName?: string | undefined;
}

/** The transaction that changes something. */
export type ChangeTransaction = Database;

export interface Change {
  actor: Actor;
  /** Whose the subject is. Needed where it can be deleted before the client is erased. */
  clientId?: string;
  occurredAt: Date;
  /** Such as `user.updated`. */
  action: string;
  /** `self`: the account of the actor. */
  subject: { id: string; name: string } | 'self';
  /** The subject, or those fields of it that people change. No secrets. */
  before: Readonly<Record<string, unknown>>;
  after: Readonly<Record<string, unknown>>;
}

/** Those fields of a record that differ from another. */
function differing(
  record: Readonly<Record<string, unknown>>,
  other: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  return Object.fromEntries(Object.entries(record).filter(([name, value]) => value !== other[name]));
}

/** Writes down what changed. Call it in the transaction of the change, so that there is never one without the other. */
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

/** Which entries are wanted. */
export interface AuditLogFilter {
  /** Beginnings of words of the name of who changed something, or of what was changed. */
  search?: string | undefined;
  subjectId?: string | undefined;
  actorId?: string | undefined;
  /** What the entries are about: the first words of their actions. */
  subjects?: readonly string[] | undefined;
  from?: Date | undefined;
  before?: Date | undefined;
}

export interface AuditLogRange {
  oldestFirst: boolean;
  limit: number;
  offset: number;
}

/** An entry after which a further part of the log begins, the latest first. */
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

    /** Those that follow an entry, the latest first. Each part is found by an index, however long the log is. */
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

    /** Who changed something, by the name that they had last. */
    async actors(): Promise<{ id: string; name: string }[]> {
      const rows = await db
        .selectDistinctOn([auditLog.actorId], { id: auditLog.actorId, name: auditLog.actorName })
        .from(auditLog)
        .orderBy(auditLog.actorId, desc(auditLog.occurredAt), desc(auditLog.id));
      return rows.sort((one, other) => (one.name < other.name ? -1 : 1));
    },

    /** What was changed: the first words of the actions. */
    async subjects(): Promise<string[]> {
      const rows = await db.selectDistinct({ subject: subjectOf }).from(auditLog).orderBy(subjectOf);
      return rows.map(({ subject }) => subject);
    },

    async removeBefore(moment: Date): Promise<void> {
      await db.delete(auditLog).where(lt(auditLog.occurredAt, moment));
    },
  };
}
