import type { Database } from '../database/database.ts';
import { nameOfPerson } from '../database/person-name.ts';
import { auditLog } from '../database/schema/index.ts';

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
