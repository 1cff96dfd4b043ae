import { and, asc, count, desc, eq, inArray, lt, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { matchesWords } from '../../database/list-query.ts';
import { accountUsers, auditLog, clientPeople } from '../../database/schema.ts';

export type AuditLogRow = typeof auditLog.$inferSelect;

/** Who makes a change, and from where. */
export interface Actor {
  /** Of an account user, or of a person of a client. */
  id: string;
  address: string;
}

export interface Change {
  actor: Actor;
  occurredAt: Date;
  /** Such as `user.updated`. */
  action: string;
  subject: { id: string; name: string };
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
  tx: Database,
  { actor, occurredAt, action, subject, before, after }: Change,
): Promise<void> {
  await tx.insert(auditLog).values({
    occurredAt,
    actorId: actor.id,
    actorName: sql`coalesce(
      (select ${accountUsers.name} from ${accountUsers} where ${accountUsers.id} = ${actor.id}),
      (select ${clientPeople.name} from ${clientPeople} where ${clientPeople.id} = ${actor.id}),
      'Somebody')`,
    action,
    subjectId: subject.id,
    subjectName: subject.name,
    before: differing(before, after),
    after: differing(after, before),
    address: actor.address,
  });
}

export interface AuditLogFilter {
  /** Beginnings of words of the name of who changed something, or of what was changed. */
  search?: string | undefined;
  subjectId?: string | undefined;
  oldestFirst: boolean;
  limit: number;
  offset: number;
}

export type AuditLogRepository = ReturnType<typeof createAuditLogRepository>;

export function createAuditLogRepository(db: Database) {
  return {
    async list({ search, subjectId, oldestFirst, limit, offset }: AuditLogFilter): Promise<{
      rows: AuditLogRow[];
      total: number;
    }> {
      const wanted = and(
        subjectId === undefined ? undefined : eq(auditLog.subjectId, subjectId),
        matchesWords(search, auditLog.actorName, auditLog.subjectName),
      );
      const direction = oldestFirst ? asc : desc;
      const order = [direction(auditLog.occurredAt), direction(auditLog.id)];
      // First which rows the page has, from an index alone: those of the pages before are not read.
      const page = db
        .select({ id: auditLog.id })
        .from(auditLog)
        .where(wanted)
        .orderBy(...order)
        .limit(limit)
        .offset(offset);
      const [rows, [counted]] = await Promise.all([
        db
          .select()
          .from(auditLog)
          .where(inArray(auditLog.id, page))
          .orderBy(...order),
        db.select({ total: count() }).from(auditLog).where(wanted),
      ]);
      return { rows, total: counted?.total ?? 0 };
    },

    async removeBefore(moment: Date): Promise<void> {
      await db.delete(auditLog).where(lt(auditLog.occurredAt, moment));
    },
  };
}
