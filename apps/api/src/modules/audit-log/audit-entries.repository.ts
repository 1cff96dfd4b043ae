import { nameOfPerson } from '../../database/person-name.ts';
import { auditLog } from '../../database/schema/index.ts';
import type { Subscriber } from '../../events/events.ts';

/** Returns the fields of a record that differ from another record. */
function differing(
  record: Readonly<Record<string, unknown>>,
  other: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  return Object.fromEntries(Object.entries(record).filter(([name, value]) => value !== other[name]));
}

/** Adds the audit log entry of an event, unless no user caused it. */
export const recordAuditEntry: Subscriber = async (
  tx,
  { type, actor, clientId, occurredAt, subject, before = {}, after = {} },
) => {
  if (!actor) return;
  await tx.insert(auditLog).values({
    occurredAt,
    actorId: actor.id,
    actorName: nameOfPerson(actor.id),
    apiKeyName: actor.apiKeyName,
    clientId,
    action: type,
    subjectId: subject === 'self' ? actor.id : subject.id,
    subjectName: subject === 'self' ? nameOfPerson(actor.id) : subject.name,
    before: differing(before, after),
    after: differing(after, before),
    address: actor.address,
  });
};
