import type { Transaction } from '../../database/unit-of-work.ts';
import type { JobQueue } from '../../jobs/job-queue.ts';
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
  jobs: Pick<JobQueue, 'enqueue'>;
}

/**
 * Invites the first person of a new client and begins its project.
 *
 * @param tx the transaction that adds the client
 * @throws HttpError 400
 */
export async function startClient(
  tx: Transaction,
  { id, company, managerId, person }: AddedClient,
  { start, after, jobs, ...context }: ClientContext,
): Promise<void> {
  const { actor, moment: occurredAt, events } = context;
  await jobs.enqueue('password-link', { reason: 'invite', kind: 'client', id: person.id }, tx);
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
  });
  await beginProject(tx, start, { id, company }, context);
}
