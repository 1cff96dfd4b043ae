import type { Database } from '../../database/database.ts';
import type { Transaction } from '../../database/unit-of-work.ts';
import type { Actor } from '../../events/domain-events.ts';
import type { Events } from '../../events/events.ts';
import { changedMeanwhile } from '../../http/row-changes.ts';
import { HttpError } from '../../http-error.ts';
import { createClientsRepository } from './clients.repository.ts';

/** The new manager of a client, or null for none. */
export interface NewManager {
  id: string;
  managerId: string | null;
}

function refuseManager(index: number, message: string): HttpError {
  return new HttpError(400, message, { errors: { [`clients.${index}.managerId`]: [message] } });
}

/** The active clients of a manager, by name. */
export async function listManagedClients(db: Database, managerId: string) {
  const clients = await createClientsRepository(db).listManaged(managerId);
  return clients.map(({ id, company }) => ({ id, company }));
}

/**
 * Reassigns all active clients of a manager who leaves. Until the transaction ends, the manager can't get new
 * clients.
 *
 * @throws HttpError 400 if a new manager can't run clients, 409 if `to` doesn't list exactly these clients
 */
export async function reassignClients(
  tx: Transaction,
  {
    events,
    actor,
    from,
    to,
  }: { events: Events; actor: Actor; from: { id: string; name: string }; to: readonly NewManager[] },
): Promise<void> {
  const clients = createClientsRepository(tx);
  const named = to.map(({ managerId }) => managerId).filter((id) => id !== null);
  const managers = await clients.lockManagers([...new Set([from.id, ...named])]);
  for (const [index, { managerId }] of to.entries()) {
    if (managerId === from.id) throw refuseManager(index, `Choose a manager other than ${from.name}.`);
    if (managerId !== null && !managers.has(managerId))
      throw refuseManager(index, 'Choose an active manager.');
  }
  const chosen = new Map(to.map(({ id, managerId }) => [id, managerId]));
  const managed = await clients.listManaged(from.id);
  if (to.length !== managed.length || managed.some(({ id }) => !chosen.has(id)))
    throw new HttpError(
      409,
      `The clients of ${from.name} changed. Reload and choose a manager for each of them.`,
    );
  for (const { company, ...client } of managed) {
    const managerId = chosen.get(client.id) ?? null;
    const manager = managerId === null ? null : managers.get(managerId);
    if (!(await clients.update(client, { managerId }))) throw changedMeanwhile('client');
    await events.record(tx, {
      type: 'client.updated',
      actor,
      clientId: client.id,
      subject: { id: client.id, name: company },
      before: { manager: from.name, managerId: from.id },
      after: { manager: manager?.name ?? null, managerId },
      data: { company, managerId },
    });
  }
}
