import type { LiveTopic } from '@uplift/data-client/contract/project';
import type { Database } from '../database/database.ts';
import { nameOfPerson } from '../database/person-name.ts';
import { auditLog } from '../database/schema/index.ts';
import { recordLiveChange } from './record-live-change.ts';

/** The topic that open pages refetch after a change, by the prefix of its action. Null: none. */
const topics = {
  'api-key': null,
  asset: null,
  baseline: 'measurements',
  client: 'project',
  'client-error': null,
  deliverable: 'milestones',
  document: 'documents',
  job: null,
  lead: null,
  measurement: 'measurements',
  meeting: 'meetings',
  message: 'messages',
  milestone: 'milestones',
  note: 'notes',
  project: 'project',
  story: null,
  'story-consent': 'measurements',
  'tech-asset': null,
  user: null,
  webhook: null,
} as const satisfies Record<string, LiveTopic | null>;

type Kind = keyof typeof topics;

/** What was done, such as `user.updated`. */
export type ChangeAction = `${Kind}.${string}`;

const isKind = (text: string): text is Kind => Object.hasOwn(topics, text);

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
  /**
   * The client whose data changed. Required if its open pages show what changed, and if the subject can be
   * deleted before the client is erased.
   */
  clientId?: string;
  occurredAt: Date;
  action: ChangeAction;
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

/**
 * Records a change in the audit log, and notifies open pages. Call it in the transaction of the change, so that
 * both are committed or neither is.
 */
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
  const [kind = ''] = action.split('.');
  const topic = isKind(kind) ? topics[kind] : null;
  if (clientId !== undefined && topic) await recordLiveChange(tx, { clientId, topic, occurredAt });
}
