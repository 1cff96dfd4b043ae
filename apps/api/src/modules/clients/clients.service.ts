import type {
  ActionOutcomes,
  Client,
  ClientAction,
  ClientDetail,
  ClientPerson,
  ClientPersonAction,
} from '@uplift/data-client/contract/admin';
import type { OfficeCalendar } from '../../calendar.ts';
import type { Clock } from '../../clock.ts';
import type { Actor, DomainEventType } from '../../events/domain-events.ts';
import type { Events } from '../../events/events.ts';
import { type PageQuery, pageRange, sortOrder } from '../../http/list-page.ts';
import { actOnEach, changedMeanwhile, refuseTaken } from '../../http/row-changes.ts';
import { HttpError } from '../../http-error.ts';
import type { JobQueue } from '../../jobs/job-queue.ts';
import { beginProject, type ProjectStart } from '../projects/begin-project.ts';
import type {
  ClientFields,
  ClientPersonRow,
  ClientRow,
  ClientState,
  ClientsRepository,
  ClientsTransaction,
} from './clients.repository.ts';

interface ClientPage {
  data: Client[];
  page: number;
  pageSize: number;
  total: number;
}

interface ClientQuery extends PageQuery {
  q?: string | undefined;
  sort?: 'company' | '-company' | 'createdAt' | '-createdAt' | undefined;
  state?: ClientState[] | undefined;
  /** Ids of managers, or `none` for clients without one. */
  manager?: string[] | undefined;
}

interface NewClient extends ClientFields, ProjectStart {
  person: { name: string; email: string };
}

export interface ClientsService {
  list: (query: ClientQuery) => Promise<ClientPage>;
  /** @throws HttpError 404 */
  read: (id: string) => Promise<ClientDetail>;
  /**
   * Creates a client with its project and invites its first person.
   *
   * @throws HttpError 400, or 409 if the e-mail address is taken
   */
  create: (actor: Actor, client: NewClient) => Promise<ClientDetail>;
  /** @throws HttpError 400, 404, or 409 if it changed since it was read */
  update: (actor: Actor, id: string, change: ClientFields & { version: number }) => Promise<ClientDetail>;
  /** Applies an action to each client separately. The result says why a client was skipped. */
  act: (actor: Actor, action: ClientAction, ids: readonly string[]) => Promise<ActionOutcomes>;
  /** @throws HttpError 404, or 409 if it changed since it was read */
  updatePerson: (
    actor: Actor,
    clientId: string,
    id: string,
    change: { name: string; version: number },
  ) => Promise<ClientPerson>;
  /** Applies an action to each of a client's people separately. @throws HttpError 404 for the client */
  actOnPeople: (
    actor: Actor,
    clientId: string,
    action: ClientPersonAction,
    ids: readonly string[],
  ) => Promise<ActionOutcomes>;
}

const isoOf = (moment: Date | null): string | null => moment?.toISOString() ?? null;

function toAnswer(row: ClientRow): Client {
  return { ...row, lastSeenAt: isoOf(row.lastSeenAt), createdAt: row.createdAt.toISOString() };
}

function toPersonAnswer(row: ClientPersonRow): ClientPerson {
  return { ...row, lastSeenAt: isoOf(row.lastSeenAt), createdAt: row.createdAt.toISOString() };
}

/** A client as the audit log records it, with the manager's name at the time of the change. */
const told = (company: string, manager: ClientRow['manager']) => ({
  company,
  manager: manager?.name ?? null,
  managerId: manager?.id ?? null,
});

const changed = () => changedMeanwhile('client');
const noManager = () =>
  new HttpError(400, 'There is no such manager.', {
    errors: { managerId: ['Choose a manager who is not deactivated.'] },
  });
const explainTaken = refuseTaken('person.email', 'An account with this e-mail address already exists.');

export function createClientsService({
  repository,
  events,
  jobs,
  calendar,
  now,
}: {
  repository: ClientsRepository;
  events: Events;
  jobs: Pick<JobQueue, 'enqueue'>;
  calendar: OfficeCalendar;
  now: Clock;
}): ClientsService {
  async function findIn(clients: ClientsTransaction, id: string): Promise<ClientRow> {
    const client = await clients.find(id);
    if (!client) throw new HttpError(404, 'There is no such client.');
    return client;
  }

  async function findPersonIn(
    clients: ClientsTransaction,
    clientId: string,
    id: string,
  ): Promise<ClientPersonRow> {
    const person = await clients.findPerson(clientId, id);
    if (!person) throw new HttpError(404, 'This client has no such person.');
    return person;
  }

  async function readIn(clients: ClientsTransaction, id: string): Promise<ClientDetail> {
    const client = toAnswer(await findIn(clients, id));
    return { ...client, people: (await clients.listPeople(id)).map(toPersonAnswer) };
  }

  /** @throws HttpError 400 if this isn't an active manager */
  async function managerOf(clients: ClientsTransaction, id: string | null): Promise<ClientRow['manager']> {
    if (id === null) return null;
    const manager = (await clients.lockManagers([id])).get(id);
    if (!manager) throw noManager();
    return manager;
  }

  interface Recorded {
    action: DomainEventType<'user'>;
    subject: { id: string; name: string };
    before?: Record<string, unknown>;
    after?: Record<string, unknown>;
  }

  const record = (
    clients: ClientsTransaction,
    actor: Actor,
    { action, subject, before = {}, after = {} }: Recorded,
  ) => events.record(clients.tx, { type: action, actor, occurredAt: now(), subject, before, after });

  const subjectOf = ({ id, company }: ClientRow) => ({ id, name: company });

  async function setDeactivated(
    clients: ClientsTransaction,
    actor: Actor,
    client: ClientRow,
    deactivated: boolean,
  ): Promise<void> {
    // A manager who was deactivated or became an admin in the meantime isn't assigned again.
    const keepsManager =
      deactivated ||
      client.manager === null ||
      (await clients.lockManagers([client.manager.id])).has(client.manager.id);
    const fields = {
      deactivatedAt: deactivated ? now() : null,
      ...(keepsManager ? {} : { managerId: null }),
    };
    if (!(await clients.update(client.id, client.version, fields))) throw changed();
    const manager = keepsManager ? client.manager : null;
    await events.record(clients.tx, {
      type: deactivated ? 'client.deactivated' : 'client.reactivated',
      actor,
      clientId: client.id,
      occurredAt: now(),
      subject: subjectOf(client),
      before: { ...told(client.company, client.manager), state: client.state },
      after: { ...told(client.company, manager), state: deactivated ? 'deactivated' : 'active' },
      data: { lostManager: !keepsManager },
    });
  }

  const actions: Record<
    ClientAction,
    (clients: ClientsTransaction, actor: Actor, client: ClientRow) => Promise<void>
  > = {
    deactivate: async (clients, actor, client) => {
      if (client.state === 'deactivated') return;
      await setDeactivated(clients, actor, client, true);
      await clients.endSessions(client.id, now());
    },
    reactivate: async (clients, actor, client) => {
      if (client.state === 'active') return;
      await setDeactivated(clients, actor, client, false);
      await clients.cancelRetention(client.id, actor.id, now());
    },
    'end-sessions': async (clients, actor, client) => {
      if ((await clients.endSessions(client.id, now())) > 0)
        await events.record(clients.tx, {
          type: 'client.sessions-ended',
          actor,
          clientId: client.id,
          occurredAt: now(),
          subject: subjectOf(client),
        });
    },
  };

  async function setPersonDeactivated(
    clients: ClientsTransaction,
    actor: Actor,
    clientId: string,
    person: ClientPersonRow,
    deactivatedAt: Date | null,
  ): Promise<void> {
    if (!(await clients.updatePerson(person.id, person.version, { deactivatedAt })))
      throw changedMeanwhile('person');
    const { state } = await findPersonIn(clients, clientId, person.id);
    await record(clients, actor, {
      action: deactivatedAt ? 'user.deactivated' : 'user.reactivated',
      subject: person,
      before: { state: person.state },
      after: { state },
    });
  }

  type PersonAction = (
    clients: ClientsTransaction,
    actor: Actor,
    client: ClientRow,
    person: ClientPersonRow,
  ) => Promise<void>;

  const personActions: Record<ClientPersonAction, PersonAction> = {
    deactivate: async (clients, actor, client, person) => {
      if (person.state === 'deactivated') return;
      await setPersonDeactivated(clients, actor, client.id, person, now());
      await clients.endPersonSessions(person.id, now());
    },
    reactivate: async (clients, actor, client, person) => {
      if (person.state !== 'deactivated') return;
      await setPersonDeactivated(clients, actor, client.id, person, null);
    },
    'send-link': async (clients, actor, client, person) => {
      if (client.state === 'deactivated') throw new HttpError(409, 'Reactivate the client first.');
      if (person.state === 'deactivated') throw new HttpError(409, 'Reactivate this person first.');
      await jobs.enqueue(
        'password-link',
        person.state === 'invited'
          ? { reason: 'invite', kind: 'client', id: person.id }
          : { reason: 'reset', kind: 'client', email: person.email },
        clients.tx,
      );
      await record(clients, actor, { action: 'user.link-sent', subject: person });
    },
    'end-sessions': async (clients, actor, _client, person) => {
      if ((await clients.endPersonSessions(person.id, now())) > 0)
        await record(clients, actor, { action: 'user.sessions-ended', subject: person });
    },
  };

  return {
    list: async ({ q, sort = 'company', state, manager, ...query }) => {
      const { page, pageSize, limit, offset } = pageRange(query);
      const { rows, total } = await repository.list({
        search: q || undefined,
        states: state,
        managers: manager,
        sort: sortOrder(sort),
        limit,
        offset,
      });
      return { data: rows.map(toAnswer), page, pageSize, total };
    },

    read: (id) => readIn(repository, id),

    create: (actor, { company, managerId, person, ...start }) =>
      repository.transaction(async (clients) => {
        const manager = await managerOf(clients, managerId);
        const id = await clients.add({ company, managerId });
        const personId = await clients.addPerson({ clientId: id, ...person }).catch(explainTaken);
        await jobs.enqueue('password-link', { reason: 'invite', kind: 'client', id: personId }, clients.tx);
        await events.record(clients.tx, {
          type: 'client.created',
          actor,
          clientId: id,
          occurredAt: now(),
          subject: { id, name: company },
          after: told(company, manager),
          data: { company, managerId },
        });
        await record(clients, actor, {
          action: 'user.invited',
          subject: { id: personId, name: person.name },
          after: { role: 'client', ...person, clientId: id },
        });
        await beginProject(clients.tx, start, {
          client: { id, company },
          actor,
          moment: now(),
          calendar,
          events,
        });
        return readIn(clients, id);
      }),

    update: (actor, id, { version, company, managerId }) =>
      repository.transaction(async (clients) => {
        const client = await findIn(clients, id);
        if (client.version !== version) throw changed();
        const unchanged = client.manager?.id === managerId;
        const manager = unchanged ? client.manager : await managerOf(clients, managerId);
        if (!(await clients.update(id, version, { company, managerId }))) throw changed();
        await events.record(clients.tx, {
          type: 'client.updated',
          actor,
          clientId: id,
          occurredAt: now(),
          subject: subjectOf(client),
          before: told(client.company, client.manager),
          after: told(company, manager),
          data: { company, managerId },
        });
        return readIn(clients, id);
      }),

    act: (actor, action, ids) =>
      actOnEach(ids, (id) =>
        repository.transaction(async (clients) => actions[action](clients, actor, await findIn(clients, id))),
      ),

    updatePerson: (actor, clientId, id, { name, version }) =>
      repository.transaction(async (clients) => {
        const person = await findPersonIn(clients, clientId, id);
        if (person.version !== version || !(await clients.updatePerson(id, version, { name })))
          throw changedMeanwhile('person');
        await record(clients, actor, {
          action: 'user.updated',
          subject: person,
          before: { name: person.name },
          after: { name },
        });
        return toPersonAnswer(await findPersonIn(clients, clientId, id));
      }),

    actOnPeople: async (actor, clientId, action, ids) => {
      await findIn(repository, clientId);
      return actOnEach(ids, (id) =>
        repository.transaction(async (clients) =>
          personActions[action](
            clients,
            actor,
            await findIn(clients, clientId),
            await findPersonIn(clients, clientId, id),
          ),
        ),
      );
    },
  };
}
