import { asc, eq } from 'drizzle-orm';
import { auditLog } from '../database/schema/index.ts';
import type { TestServer } from './seeded-server.ts';

/** Audit log entries about a subject, oldest first. */
export function entriesOf({ database: { db } }: TestServer, subjectId: string) {
  return db
    .select({
      action: auditLog.action,
      actorId: auditLog.actorId,
      actorName: auditLog.actorName,
      subjectName: auditLog.subjectName,
      before: auditLog.before,
      after: auditLog.after,
      address: auditLog.address,
    })
    .from(auditLog)
    .where(eq(auditLog.subjectId, subjectId))
    .orderBy(asc(auditLog.id));
}

/** Fields common to all audit entries of users who change their own account. */
export function byThemselves({ id, name }: { id: string; name: string }) {
  return { actorId: id, actorName: name, subjectName: name, before: {}, address: '127.0.0.1' };
}
