import { nameOfPerson } from '../../database/person-name.ts';
import { auditLog } from '../../database/schema/index.ts';
import type { Actor } from '../../events/domain-events.ts';
import type { Subscriber } from '../../events/events.ts';

/** Returns the fields of a record that differ from another record. */
function differing(
  record: Readonly<Record<string, unknown>>,
  other: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  return Object.fromEntries(Object.entries(record).filter(([name, value]) => value !== other[name]));
}

/** The actor of automatic changes. */
const SYSTEM_ID = '00000000-0000-0000-0000-000000000000';

const actorFields = (actor: Actor | 'system') =>
  actor === 'system'
    ? { actorId: SYSTEM_ID, actorName: 'System', address: '' }
    : {
        actorId: actor.id,
        actorName: nameOfPerson(actor.id),
        apiKeyName: actor.apiKeyName,
        address: actor.address,
      };

/** Adds the audit log entry of an event. */
export const recordAuditEntry: Subscriber = async (
  tx,
  { type, actor, clientId, occurredAt, subject, before = {}, after = {} },
) => {
  if (!actor) return;
  const by = actorFields(actor);
  await tx.insert(auditLog).values({
    ...by,
    occurredAt,
    clientId,
    action: type,
    subjectId: subject === 'self' ? by.actorId : subject.id,
    subjectName: subject === 'self' ? by.actorName : subject.name,
    before: differing(before, after),
    after: differing(after, before),
  });
};
