import type { Transaction } from '../../database/unit-of-work.ts';
import { beginProject, type ProjectContext, type ProjectStart } from '../projects/begin-project.ts';

interface AddedClient {
  id: string;
  company: string;
  managerId: string | null;
  /** Its first person, who can sign in. */
  person: { id: string; name: string; email: string };
}

interface ClientContext extends ProjectContext {
  start: ProjectStart;
  /** The client as the audit log records it. */
  after: Record<string, unknown>;
}

/**
 * Records a new client and the invitation of its first person, and begins its project.
 *
 * @param tx the transaction that adds the client
 * @throws HttpError 400
 */
export async function startClient(
  tx: Transaction,
  { id, company, managerId, person }: AddedClient,
  { start, after, ...context }: ClientContext,
): Promise<void> {
  const { actor, moment: occurredAt, events } = context;
  await events.record(tx, {
    type: 'client.created',
    actor,
    clientId: id,
    occurredAt,
    subject: { id, name: company },
    after,
    data: { company, managerId },
  });
  const { name, email } = person;
  await events.record(tx, {
    type: 'user.invited',
    actor,
    occurredAt,
    subject: person,
    after: { role: 'client', name, email, clientId: id },
    data: { kind: 'client', id: person.id },
  });
  await beginProject(tx, start, { id, company }, context);
}
