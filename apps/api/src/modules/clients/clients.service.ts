import type {
  adminEndpoints,
  Client,
  ClientAction,
  ClientContact,
  ClientDetail,
  ClientPerson,
  ClientPersonAction,
} from '@uplift/data-client/contract/admin';
import type { Container } from '../../container.ts';
import type { Database } from '../../database/database.ts';
import { type Transaction, unitOfWork } from '../../database/unit-of-work.ts';
import type { Actor } from '../../events/domain-events.ts';
import { answerPage } from '../../http/answer-page.ts';
import type { Call } from '../../http/bind-endpoint.ts';
import { sortOrder } from '../../http/list-page.ts';
import { actOnEach, changedMeanwhile, refuseTaken } from '../../http/row-changes.ts';
import { found, HttpError } from '../../http-error.ts';
import {
  type ClientFields,
  type ClientPersonRow,
  type ClientRow,
  createClientsRepository,
} from './clients.repository.ts';
import { startClient } from './start-client.ts';

export type ClientsService = ReturnType<typeof createClientsService>;

type PeopleQuery = Call<typeof adminEndpoints.listClientPeople>['query'];
type ClientQuery = Call<typeof adminEndpoints.listClients>['query'];

function toAnswer<Row extends { lastSeenAt: Date | null; createdAt: Date }>(row: Row) {
  return {
    ...row,
    lastSeenAt: row.lastSeenAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
  };
}

/** A client as the audit log records it, with the manager's name at the time of the change. */
const auditFields = (company: string, manager: ClientRow['manager']) => ({
  company,
  manager: manager?.name ?? null,
  managerId: manager?.id ?? null,
});

const changed = () => changedMeanwhile('client');
const explainTaken = refuseTaken('person.email', 'An account with this e-mail address already exists.');

export function createClientsService({
  db,
  events,
  calendar,
  now,
}: Pick<Container, 'db' | 'events' | 'calendar' | 'now'>) {
  /** @throws HttpError 404 */
  const find = async (from: Database, id: string) =>
    found(await createClientsRepository(from).find(id), 'client');

  /** @throws HttpError 404 */
  async function findPerson(tx: Transaction, clientId: string, id: string): Promise<ClientPersonRow> {
    const person = await createClientsRepository(tx).findPerson(clientId, id);
    if (!person) throw new HttpError(404, 'Person not found at this client.');
    return person;
  }

  async function read(from: Database, id: string): Promise<ClientDetail> {
    const client = toAnswer(await find(from, id));
    return { ...client, people: (await createClientsRepository(from).listPeople(id)).map(toAnswer) };
  }

  /** @throws HttpError 400 if this isn't an active manager */
  async function lockManager(tx: Transaction, id: string | null): Promise<ClientRow['manager']> {
    if (id === null) return null;
    const manager = (await createClientsRepository(tx).lockManagers([id])).get(id);
    if (!manager)
      throw new HttpError(400, 'Manager not found.', {
        errors: { managerId: ['Choose an active manager.'] },
      });
    return manager;
  }

  const eventOf = (actor: Actor, { id, company }: ClientRow) => ({
    actor,
    clientId: id,
    subject: { id, name: company },
  });

  async function setDeactivated(tx: Transaction, actor: Actor, client: ClientRow, deactivated: boolean) {
    const clients = createClientsRepository(tx);
    // A manager who was deactivated or became an admin in the meantime isn't assigned again.
    const keepsManager =
      deactivated ||
      client.manager === null ||
      (await clients.lockManagers([client.manager.id])).has(client.manager.id);
    const fields = {
      deactivatedAt: deactivated ? now() : null,
      ...(keepsManager ? {} : { managerId: null }),
    };
    if (!(await clients.update(client, fields))) throw changed();
    const manager = keepsManager ? client.manager : null;
    await events.record(tx, {
      ...eventOf(actor, client),
      type: deactivated ? 'client.deactivated' : 'client.reactivated',
      before: { ...auditFields(client.company, client.manager), state: client.state },
      after: { ...auditFields(client.company, manager), state: deactivated ? 'deactivated' : 'active' },
      data: { lostManager: !keepsManager },
    });
  }

  const actions = {
    deactivate: async (tx, actor, client) => {
      if (client.state === 'deactivated') return;
      await setDeactivated(tx, actor, client, true);
      await createClientsRepository(tx).endSessions(client.id, now());
    },
    reactivate: async (tx, actor, client) => {
      if (client.state === 'active') return;
      await setDeactivated(tx, actor, client, false);
      await createClientsRepository(tx).cancelRetention(client.id, actor.id, now());
    },
    'end-sessions': async (tx, actor, client) => {
      if ((await createClientsRepository(tx).endSessions(client.id, now())) > 0)
        await events.record(tx, { ...eventOf(actor, client), type: 'client.sessions-ended' });
    },
  } satisfies Record<ClientAction, (tx: Transaction, actor: Actor, client: ClientRow) => Promise<void>>;

  async function setPersonDeactivated(
    tx: Transaction,
    actor: Actor,
    { client, person }: PersonOfClient,
    deactivatedAt: Date | null,
  ) {
    if (!(await createClientsRepository(tx).updatePerson(person, { deactivatedAt })))
      throw changedMeanwhile('person');
    await events.record(tx, {
      type: deactivatedAt ? 'user.deactivated' : 'user.reactivated',
      actor,
      subject: person,
      before: { state: person.state },
      after: { state: (await findPerson(tx, client.id, person.id)).state },
    });
  }

  interface PersonOfClient {
    client: ClientRow;
    person: ClientPersonRow;
  }

  const personActions = {
    deactivate: async (tx, actor, { client, person }) => {
      if (person.state === 'deactivated') return;
      await setPersonDeactivated(tx, actor, { client, person }, now());
      await createClientsRepository(tx).endPersonSessions(person.id, now());
    },
    reactivate: async (tx, actor, { client, person }) => {
      if (person.state !== 'deactivated') return;
      await setPersonDeactivated(tx, actor, { client, person }, null);
    },
    'send-link': async (tx, actor, { client, person }) => {
      if (client.state === 'deactivated') throw new HttpError(409, 'Reactivate the client first.');
      if (person.state === 'deactivated') throw new HttpError(409, 'Reactivate this person first.');
      const { id, email, state } = person;
      await events.record(tx, {
        type: 'user.link-sent',
        actor,
        subject: person,
        data: { kind: 'client', id, email, invited: state === 'invited' },
      });
    },
    'end-sessions': async (tx, actor, { person }) => {
      if ((await createClientsRepository(tx).endPersonSessions(person.id, now())) > 0)
        await events.record(tx, { type: 'user.sessions-ended', actor, subject: person });
    },
  } satisfies Record<
    ClientPersonAction,
    (tx: Transaction, actor: Actor, of: PersonOfClient) => Promise<void>
  >;

  return {
    list: ({ q, sort = 'company', state: states, manager: managers, ...query }: ClientQuery) => {
      const filter = { search: q || undefined, states, managers, sort: sortOrder(sort) };
      return answerPage(
        query,
        (row: ClientRow): Client => toAnswer(row),
        (range) => createClientsRepository(db).list({ ...filter, ...range }),
      );
    },

    listPeople: ({ q, sort = 'name', ...query }: PeopleQuery) =>
      answerPage(
        query,
        (person: ClientContact) => person,
        (range) =>
          createClientsRepository(db).listContacts({
            search: q || undefined,
            sort: sortOrder(sort),
            ...range,
          }),
      ),

    /** @throws HttpError 404 */
    read: (id: string) => read(db, id),

    /**
     * Creates a client with its project and invites its first person.
     *
     * @throws HttpError 400, or 409 if the e-mail address is taken
     */
    create: (
      actor: Actor,
      { company, managerId, person, ...start }: Call<typeof adminEndpoints.createClient>['body'],
    ): Promise<ClientDetail> =>
      unitOfWork(db, async (tx) => {
        const clients = createClientsRepository(tx);
        const manager = await lockManager(tx, managerId);
        const id = await clients.add({ company, managerId });
        const personId = await clients.addPerson({ clientId: id, ...person }).catch(explainTaken);
        await startClient(
          tx,
          { id, company, managerId, person: { id: personId, ...person } },
          { start, after: auditFields(company, manager), actor, moment: now(), calendar, events },
        );
        return read(tx, id);
      }),

    /** @throws HttpError 400, 404, or 409 if it changed since it was read */
    update: (
      actor: Actor,
      id: string,
      { version, company, managerId }: ClientFields & { version: number },
    ): Promise<ClientDetail> =>
      unitOfWork(db, async (tx) => {
        const client = await find(tx, id);
        if (client.version !== version) throw changed();
        const unchanged = client.manager?.id === managerId;
        const manager = unchanged ? client.manager : await lockManager(tx, managerId);
        if (!(await createClientsRepository(tx).update(client, { company, managerId }))) throw changed();
        await events.record(tx, {
          ...eventOf(actor, client),
          type: 'client.updated',
          before: auditFields(client.company, client.manager),
          after: auditFields(company, manager),
          data: { company, managerId },
        });
        return read(tx, id);
      }),

    /** Applies an action to each client separately. The result says why a client was skipped. */
    act: (actor: Actor, action: ClientAction, ids: readonly string[]) =>
      actOnEach(ids, (id) => unitOfWork(db, async (tx) => actions[action](tx, actor, await find(tx, id)))),

    /** @throws HttpError 404, or 409 if it changed since it was read */
    updatePerson: (
      actor: Actor,
      clientId: string,
      id: string,
      { name, version }: { name: string; version: number },
    ): Promise<ClientPerson> =>
      unitOfWork(db, async (tx) => {
        const person = await findPerson(tx, clientId, id);
        if (person.version !== version || !(await createClientsRepository(tx).updatePerson(person, { name })))
          throw changedMeanwhile('person');
        await events.record(tx, {
          type: 'user.updated',
          actor,
          subject: person,
          before: { name: person.name },
          after: { name },
        });
        return toAnswer(await findPerson(tx, clientId, id));
      }),

    /** Applies an action to each of a client's people separately. @throws HttpError 404 for the client */
    actOnPeople: async (
      actor: Actor,
      clientId: string,
      action: ClientPersonAction,
      ids: readonly string[],
    ) => {
      await find(db, clientId);
      return actOnEach(ids, (id) =>
        unitOfWork(db, async (tx) =>
          personActions[action](tx, actor, {
            client: await find(tx, clientId),
            person: await findPerson(tx, clientId, id),
          }),
        ),
      );
    },
  };
}
