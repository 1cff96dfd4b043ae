import type { Clock } from '../../clock.ts';
import type { Actor } from '../../events/domain-events.ts';
import type { Events } from '../../events/events.ts';
import { changedMeanwhile } from '../../http/row-changes.ts';
import { HttpError } from '../../http-error.ts';
import type { ClientsRepository } from './clients.repository.ts';

/** The new manager of a client, or null for none. */
export interface NewManager {
  id: string;
  managerId: string | null;
}

export interface HandOver {
  /** The active clients of a manager, by name. */
  listOf: (managerId: string) => Promise<{ id: string; company: string }[]>;
  /**
   * Reassigns all active clients of a manager. Until the transaction ends, the manager can't get new clients.
   *
   * @throws HttpError 400 if a new manager can't run clients, 409 if `to` doesn't list exactly these clients
   */
  giveAll: (
    tx: Parameters<ClientsRepository['within']>[0],
    actor: Actor,
    from: { id: string; name: string },
    to: readonly NewManager[],
  ) => Promise<void>;
}

function refuseManager(index: number, message: string): HttpError {
  return new HttpError(400, message, { errors: { [`clients.${index}.managerId`]: [message] } });
}

/** Creates the service that reassigns the clients of a manager who leaves. */
export function createHandOverService({
  repository,
  events,
  now,
}: {
  repository: ClientsRepository;
  events: Events;
  now: Clock;
}): HandOver {
  return {
    listOf: async (managerId) =>
      (await repository.listManaged(managerId)).map(({ id, company }) => ({ id, company })),

    giveAll: async (tx, actor, from, to) => {
      const clients = repository.within(tx);
      const named = to.map(({ managerId }) => managerId).filter((id) => id !== null);
      const managers = await clients.lockManagers([...new Set([from.id, ...named])]);
      for (const [index, { managerId }] of to.entries()) {
        if (managerId === from.id) throw refuseManager(index, `Choose a manager other than ${from.name}.`);
        if (managerId !== null && !managers.has(managerId))
          throw refuseManager(index, 'Choose a manager who is not deactivated.');
      }
      const chosen = new Map(to.map(({ id, managerId }) => [id, managerId]));
      const managed = await clients.listManaged(from.id);
      if (to.length !== managed.length || managed.some(({ id }) => !chosen.has(id)))
        throw new HttpError(
          409,
          `The clients that ${from.name} runs are others than these. Say for each of them who takes it over.`,
        );
      for (const { id, company, version } of managed) {
        const managerId = chosen.get(id) ?? null;
        const manager = managerId === null ? null : managers.get(managerId);
        if (!(await clients.update(id, version, { managerId }))) throw changedMeanwhile('client');
        await events.record(tx, {
          type: 'client.updated',
          actor,
          clientId: id,
          occurredAt: now(),
          subject: { id, name: company },
          before: { manager: from.name, managerId: from.id },
          after: { manager: manager?.name ?? null, managerId },
          data: { company, managerId },
        });
      }
    },
  };
}
