import { randomUUID } from 'node:crypto';
import type { Client, ClientDetail } from '@uplift/data-client/contract/admin';
import type { Milestone } from '@uplift/data-client/contract/project';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { clients, events } from '../../database/schema/index.ts';
import { demoPeople } from '../../database/seed/demo-accounts.ts';
import { linkIn, mailTo } from '../../testing/outbox.ts';
import { addPerson, signInTo } from '../../testing/signed-in.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

const start = Date.parse('2026-06-01T12:00:00Z');
const password = 'seven green bicycles';
const unknownId = '00000000-0000-4000-8000-0000000000ff';
let server: TestServer;
let headers: Record<string, string>;
beforeAll(async () => {
  server = await startTestServer({ now: () => new Date(start) });
});
afterAll(() => server.close());
beforeEach(async () => {
  headers = (await signInTo(server, 'admin')).headers;
});

const read = async (path: string) => (await server.request(path, { headers })).json();
const list = (query = ''): Promise<{ data: Client[]; total: number; page: number; pageSize: number }> =>
  read(`/api/admin/clients?${query}`);
const client = (id: string): Promise<ClientDetail> => read(`/api/admin/clients/${id}`);
const send = (method: string, path: string, body: unknown, as = headers) =>
  server.request(path, {
    method,
    headers: { 'content-type': 'application/json', ...as },
    body: JSON.stringify(body),
  });
const post = (path: string, body: unknown, as = headers) => send('POST', path, body, as);
const act = (action: string, ids: readonly string[]) => post('/api/admin/clients/actions', { action, ids });
const actOnPeople = (id: string, action: string, ids: readonly string[]) =>
  post(`/api/admin/clients/${id}/people/actions`, { action, ids });
const outcomesOf = async (answer: Promise<Response>) => (await (await answer).json()).outcomes;

const newClient = (fields: Record<string, unknown> = {}) => ({
  company: `Company ${randomUUID()}`,
  managerId: null,
  person: { name: 'Kim Brook', email: `kim-${randomUUID()}@people.example` },
  templateId: 'one-workflow',
  startsOn: '2026-06-08',
  ...fields,
});

async function create(fields: Record<string, unknown> = {}): Promise<ClientDetail> {
  const answer = await post('/api/admin/clients', newClient(fields));
  expect(answer.status).toBe(200);
  return answer.json();
}

/** A client whose only person has accepted the invitation. */
async function createSignedIn(): Promise<{
  id: string;
  personId: string;
  email: string;
  theirs: Record<string, string>;
}> {
  const { id, people } = await create();
  const { id: personId, email } = people[0] ?? { id: '', email: '' };
  const link = linkIn((await mailTo(server, email))[0]);
  expect((await server.post('/api/auth/reset-password', { ...link, password })).status).toBe(200);
  return { id, personId, email, theirs: (await signInTo(server, 'client', { email, password })).headers };
}

const isSignedIn = async (theirs: Record<string, string>) =>
  (await server.request('/api/client/me', { headers: theirs })).status === 200;
const maySignIn = async (email: string) =>
  (await signInTo(server, 'client', { email, password })).answer.status === 200;

const entriesOf = async (id: string): Promise<{ action: string; before: unknown; after: unknown }[]> =>
  (await read(`/api/admin/audit-log?subjectId=${id}`)).data.map(
    ({ action, before, after }: { action: string; before: unknown; after: unknown }) => ({
      action,
      before,
      after,
    }),
  );

async function eventsOf(id: string): Promise<{ type: string; data: Record<string, unknown> }[]> {
  const rows = await server.database.db.select().from(events).orderBy(events.id);
  return rows.filter(({ data }) => data.id === id).map(({ type, data }) => ({ type, data }));
}

describe('creating a client', () => {
  test('assigns the manager, invites the first person and creates the project', async () => {
    const manager = await addPerson(server, 'manager');
    const body = newClient({ managerId: manager.id });
    const answer = await post('/api/admin/clients', body);
    expect(answer.status).toBe(200);
    const { id, people, ...rest } = await answer.json();
    expect(rest).toMatchObject({
      company: body.company,
      manager: { id: manager.id, name: manager.name },
      state: 'active',
      peopleCount: 1,
      lastSeenAt: null,
      version: 1,
    });
    expect(people).toMatchObject([{ ...body.person, state: 'invited', version: 1 }]);
    expect(linkIn((await mailTo(server, body.person.email))[0]).kind).toBe('invite');
    expect(await eventsOf(id)).toEqual([
      { type: 'client.created', data: { id, company: body.company, managerId: manager.id } },
    ]);
    expect(await entriesOf(id)).toEqual([
      {
        action: 'client.created',
        before: {},
        after: { company: body.company, manager: manager.name, managerId: manager.id },
      },
    ]);
    expect((await entriesOf(people[0].id)).map(({ action }) => action)).toEqual(['user.invited']);

    const { project } = await read(`/api/clients/${id}/project`);
    expect(project).toMatchObject({ name: 'One workflow', phase: 'audit', startedOn: '2026-06-08' });
    const { data } = await read(`/api/clients/${id}/milestones`);
    expect(data.map(({ phase, dueOn }: Milestone) => [phase, dueOn])).toEqual([
      ['audit', '2026-06-10'],
      ['audit', '2026-06-15'],
      ['optimize', '2026-06-29'],
      ['optimize', '2026-07-08'],
      ['scale', '2026-07-23'],
    ]);
    expect(await entriesOf(project.id)).toEqual([
      {
        action: 'project.created',
        before: {},
        after: { template: 'one-workflow', startsOn: '2026-06-08' },
      },
    ]);
  });

  test('returns 409 when the person already has an account', async () => {
    const company = `Twice ${randomUUID()}`;
    const person = { name: 'Jordan', email: demoPeople.client.email.toUpperCase() };
    const answer = await post('/api/admin/clients', newClient({ company, person }));
    expect(answer.status).toBe(409);
    expect(Object.keys((await answer.json()).errors)).toEqual(['person.email']);
    expect((await list(`q=${encodeURIComponent(company)}`)).total).toBe(0);
  });

  test('returns 400 for a user who is not an active manager', async () => {
    const admin = await addPerson(server, 'admin');
    const gone = await addPerson(server, 'manager');
    await post('/api/admin/users/actions', { action: 'deactivate', ids: [gone.id] });
    for (const managerId of [admin.id, gone.id, unknownId]) {
      const answer = await post('/api/admin/clients', newClient({ managerId }));
      expect(answer.status).toBe(400);
      expect(Object.keys((await answer.json()).errors)).toEqual(['managerId']);
    }
  });

  test.for([
    [{ company: ' ' }, 'company'],
    [{ company: 'x'.repeat(161) }, 'company'],
    [{ managerId: 'maya' }, 'managerId'],
    [{ person: { name: '', email: 'a@b.example' } }, 'person.name'],
    [{ person: { name: 'A', email: 'a' } }, 'person.email'],
    [{ templateId: undefined }, 'templateId'],
    [{ templateId: 'none-such' }, 'templateId'],
    [{ startsOn: '2026-06-31' }, 'startsOn'],
    [{ startsOn: '2028-06-08' }, 'startsOn'],
  ] as const)('creates nothing and returns 400 for %j with an error for %s', async ([fields, field]) => {
    const before = (await list()).total;
    const answer = await post('/api/admin/clients', newClient(fields));
    expect(answer.status).toBe(400);
    expect(Object.keys((await answer.json()).errors)).toEqual([field]);
    expect((await list()).total).toBe(before);
  });
});

describe('listing clients', () => {
  test('searches by company and by people’s names and e-mail addresses', async () => {
    const word = `z${randomUUID().slice(0, 8)}`;
    const { id, company } = await create({
      company: `Brook & Vale ${word}`,
      person: { name: `Quentin ${word}q`, email: `${word}x@people.example` },
    });
    for (const search of [company, `VALE ${word}`, `quentin ${word}q`, `${word}x@people`]) {
      const { data, total } = await list(`q=${encodeURIComponent(search)}`);
      expect(data, search).toMatchObject([{ id, company, peopleCount: 1 }]);
      expect(total).toBe(1);
    }
    expect((await list('q=%25')).total).toBe(0);
  });

  test('filters by state, by manager and by no manager', async () => {
    const word = `y${randomUUID().slice(0, 8)}`;
    const manager = await addPerson(server, 'manager');
    const run = await create({ company: `A ${word}`, managerId: manager.id });
    const free = await create({ company: `B ${word}` });
    await act('deactivate', [free.id]);
    const ids = async (query: string) => (await list(`q=${word}&${query}`)).data.map(({ id }) => id);
    expect(await ids('state=active')).toEqual([run.id]);
    expect(await ids('state=deactivated')).toEqual([free.id]);
    expect(await ids(`manager=${manager.id}`)).toEqual([run.id]);
    expect(await ids('manager=none')).toEqual([free.id]);
    expect(await ids(`manager=none,${manager.id}`)).toEqual([run.id, free.id]);
    expect(await ids(`sort=-company`)).toEqual([free.id, run.id]);
  });

  test('paginates without repeating or skipping a client', async () => {
    for (const _ of [1, 2, 3]) await create();
    const whole = (await list('pageSize=100&sort=-createdAt')).data.map(({ id }) => id);
    const turned: string[] = [];
    for (let page = 1; turned.length < whole.length; page += 1) {
      const { data } = await list(`sort=-createdAt&pageSize=2&page=${page}`);
      if (data.length === 0) break;
      turned.push(...data.map(({ id }) => id));
    }
    expect(turned).toEqual(whole);
  });

  test.for([
    ['sort=manager', 'sort'],
    ['state=invited', 'state.0'],
    ['manager=maya', 'manager.0'],
    ['pageSize=0', 'pageSize'],
  ] as const)('returns 400 for ?%s with an error for %s', async ([query, field]) => {
    const answer = await server.request(`/api/admin/clients?${query}`, { headers });
    expect(answer.status).toBe(400);
    expect(Object.keys((await answer.json()).errors)).toEqual([field]);
  });
});

describe('updating a client', () => {
  const patch = (id: string, body: unknown) => send('PATCH', `/api/admin/clients/${id}`, body);

  test('stores the change, emits an event and records it in the audit log', async () => {
    const { id, company } = await create();
    const manager = await addPerson(server, 'manager');
    const answer = await patch(id, { company: 'Brook & Sons', managerId: manager.id, version: 1 });
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({ company: 'Brook & Sons', version: 2 });
    expect((await client(id)).manager).toEqual({ id: manager.id, name: manager.name });
    expect((await eventsOf(id)).at(-1)).toEqual({
      type: 'client.updated',
      data: { id, company: 'Brook & Sons', managerId: manager.id },
    });
    expect((await entriesOf(id))[0]).toEqual({
      action: 'client.updated',
      before: { company, manager: null, managerId: null },
      after: { company: 'Brook & Sons', manager: manager.name, managerId: manager.id },
    });
  });

  test('returns 409 for one of two concurrent changes', async () => {
    const { id } = await create();
    const answers = await Promise.all(
      ['One', 'Two'].map((company) => patch(id, { company, managerId: null, version: 1 })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await client(id)).version).toBe(2);
  });

  test('returns 404 for an unknown client and 400 for an invalid id', async () => {
    const body = { company: 'A', managerId: null, version: 1 };
    expect((await patch(unknownId, body)).status).toBe(404);
    expect((await server.request(`/api/admin/clients/${unknownId}`, { headers })).status).toBe(404);
    expect((await patch('7', body)).status).toBe(400);
  });
});

describe('actions on clients', () => {
  test('deactivating signs out the client’s people and blocks sign-in until reactivation', async () => {
    const { id, email, theirs } = await createSignedIn();
    expect(await isSignedIn(theirs)).toBe(true);
    expect(await outcomesOf(act('deactivate', [id, unknownId]))).toEqual([
      { id, problem: null },
      { id: unknownId, problem: 'Client not found.' },
    ]);
    expect(await isSignedIn(theirs)).toBe(false);
    expect(await maySignIn(email)).toBe(false);
    expect((await client(id)).state).toBe('deactivated');

    await act('reactivate', [id]);
    expect(await isSignedIn(theirs)).toBe(false);
    expect(await maySignIn(email)).toBe(true);
    expect((await entriesOf(id)).map(({ action }) => action)).toEqual([
      'client.reactivated',
      'client.deactivated',
      'client.created',
    ]);
  });

  test('repeating an action changes nothing and is not recorded again', async () => {
    const { id } = await create();
    for (const _ of [1, 2]) await act('deactivate', [id]);
    expect((await client(id)).version).toBe(2);
    expect(await entriesOf(id)).toHaveLength(2);
  });

  test('reactivating removes a manager who was deactivated in the meantime', async () => {
    const manager = await addPerson(server, 'manager');
    const { id } = await create({ managerId: manager.id });
    await act('deactivate', [id]);
    await post('/api/admin/users/actions', { action: 'deactivate', ids: [manager.id] });
    await act('reactivate', [id]);
    expect((await client(id)).manager).toBeNull();
    expect((await eventsOf(id)).at(-1)).toMatchObject({ type: 'client.updated', data: { managerId: null } });
  });

  test('ending sessions signs out all people of the client', async () => {
    const { id, email, theirs } = await createSignedIn();
    await act('end-sessions', [id]);
    expect(await isSignedIn(theirs)).toBe(false);
    expect(await maySignIn(email)).toBe(true);
  });
});

describe('the people of a client', () => {
  test('are found by name, e-mail address and company across clients, and sorted by name', async () => {
    const word = `z${randomUUID().slice(0, 8)}`;
    const { id, company } = await create({
      company: `Vale ${word}`,
      person: { name: `Quentin ${word}q`, email: `${word}x@people.example` },
    });
    const found = {
      name: `Quentin ${word}q`,
      email: `${word}x@people.example`,
      client: { id, company },
    };
    for (const search of [`quentin ${word}q`, `${word}x@people`, `VALE ${word}`]) {
      const { data, total } = await read(`/api/admin/client-people?q=${encodeURIComponent(search)}`);
      expect(data, search).toEqual([{ id: expect.any(String), ...found }]);
      expect(total).toBe(1);
    }
    const { data } = await read('/api/admin/client-people?pageSize=100');
    const names = data.map(({ name }: { name: string }) => name.toLowerCase());
    expect(names).toEqual(names.toSorted());
    expect(names.length).toBeGreaterThan(1);
  });

  test('are added by an invitation and sorted by name', async () => {
    const { id } = await create();
    const email = `ada-${randomUUID()}@people.example`;
    const invited = await post('/api/admin/invitations', {
      role: 'client',
      name: 'Ada Lake',
      email,
      clientId: id,
    });
    expect(invited.status).toBe(202);
    const { people, peopleCount } = await client(id);
    expect(people.map(({ name }) => name)).toEqual(['Ada Lake', 'Kim Brook']);
    expect(peopleCount).toBe(2);
  });

  test('can be renamed, with 409 for an outdated version', async () => {
    const { id, people } = await create();
    const path = `/api/admin/clients/${id}/people/${people[0]?.id}`;
    const answer = await send('PATCH', path, { name: 'Kim Lake', version: 1 });
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({ name: 'Kim Lake', version: 2 });
    expect((await send('PATCH', path, { name: 'Kim Late', version: 1 })).status).toBe(409);
    expect((await client(id)).people[0]?.name).toBe('Kim Lake');
    expect((await entriesOf(people[0]?.id ?? ''))[0]).toEqual({
      action: 'user.updated',
      before: { name: 'Kim Brook' },
      after: { name: 'Kim Lake' },
    });
  });

  test('can be deactivated and reactivated individually', async () => {
    const { id, personId, email, theirs } = await createSignedIn();
    expect(await outcomesOf(actOnPeople(id, 'deactivate', [personId, unknownId]))).toEqual([
      { id: personId, problem: null },
      { id: unknownId, problem: 'Person not found at this client.' },
    ]);
    expect(await isSignedIn(theirs)).toBe(false);
    expect(await maySignIn(email)).toBe(false);
    expect((await client(id)).people[0]?.state).toBe('deactivated');
    expect((await outcomesOf(actOnPeople(id, 'send-link', [personId])))[0].problem).toBe(
      'Reactivate this person first.',
    );
    await actOnPeople(id, 'reactivate', [personId]);
    expect(await maySignIn(email)).toBe(true);
    expect((await entriesOf(personId)).slice(0, 2)).toEqual([
      { action: 'user.reactivated', before: { state: 'deactivated' }, after: { state: 'active' } },
      { action: 'user.deactivated', before: { state: 'active' }, after: { state: 'deactivated' } },
    ]);
  });

  test('are e-mailed an invitation or a password reset link', async () => {
    const { id, people } = await create();
    const { id: waiting, email } = people[0] ?? { id: '', email: '' };
    await actOnPeople(id, 'send-link', [waiting]);
    expect(linkIn((await mailTo(server, email, 2))[1]).kind).toBe('invite');
    const other = await createSignedIn();
    await actOnPeople(other.id, 'send-link', [other.personId]);
    const mails = await mailTo(server, other.email, 3);
    expect(mails.map((mail) => mail.subject)).toContain('Set a new password');
    await act('deactivate', [id]);
    expect((await outcomesOf(actOnPeople(id, 'send-link', [waiting])))[0].problem).toBe(
      'Reactivate the client first.',
    );
  });

  test('can be signed out', async () => {
    const { id, personId, theirs } = await createSignedIn();
    await actOnPeople(id, 'end-sessions', [personId]);
    expect(await isSignedIn(theirs)).toBe(false);
  });

  test('can’t be changed through another client', async () => {
    const [{ id }, other] = [await create(), await create()];
    const person = other.people[0]?.id ?? '';
    expect((await outcomesOf(actOnPeople(id, 'deactivate', [person])))[0].problem).toBe(
      'Person not found at this client.',
    );
    const path = `/api/admin/clients/${id}/people/${person}`;
    expect((await send('PATCH', path, { name: 'A', version: 1 })).status).toBe(404);
    expect((await actOnPeople(unknownId, 'deactivate', [person])).status).toBe(404);
  });
});

describe('reassigning the clients of a manager', () => {
  const reassignClients = (id: string, body: unknown) =>
    post(`/api/admin/users/${id}/reassign-clients`, body);
  const user = (id: string) => read(`/api/admin/users/${id}`);

  async function managerWithTwo() {
    const manager = await addPerson(server, 'manager');
    const [first, second] = [
      await create({ company: `A ${randomUUID()}`, managerId: manager.id }),
      await create({ company: `B ${randomUUID()}`, managerId: manager.id }),
    ];
    return { manager, first, second };
  }

  test('is required before a bulk deactivation or a change of role', async () => {
    const { manager, first } = await managerWithTwo();
    expect((await user(manager.id)).clientCount).toBe(2);
    const refused = await outcomesOf(
      post('/api/admin/users/actions', { action: 'deactivate', ids: [manager.id] }),
    );
    expect(refused[0].problem).toBe(
      'Runs 2 clients. Deactivate them one at a time to reassign their clients.',
    );
    const { name, email, bookingUrl, version } = await user(manager.id);
    const change = { name, email, bookingUrl, version, role: 'admin' };
    const answer = await send('PATCH', `/api/admin/users/${manager.id}`, change);
    expect(answer.status).toBe(409);
    expect(Object.keys((await answer.json()).errors)).toEqual(['role']);
    expect(await user(manager.id)).toMatchObject({ state: 'active', role: 'manager' });
    expect((await client(first.id)).manager?.id).toBe(manager.id);
  });

  test('assigns each client separately and deactivates the manager', async () => {
    const { manager, first, second } = await managerWithTwo();
    const theirs = await signInTo(server, 'manager', { email: manager.email });
    const next = await addPerson(server, 'manager');
    expect((await read(`/api/admin/users/${manager.id}/clients`)).data).toEqual([
      { id: first.id, company: first.company },
      { id: second.id, company: second.company },
    ]);
    const answer = await reassignClients(manager.id, {
      deactivate: true,
      clients: [
        { id: first.id, managerId: next.id },
        { id: second.id, managerId: null },
      ],
    });
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({ state: 'deactivated', clientCount: 0 });
    expect((await client(first.id)).manager?.id).toBe(next.id);
    expect((await client(second.id)).manager).toBeNull();
    expect((await server.request('/api/auth/user', { headers: theirs.headers })).status).toBe(401);
    expect((await entriesOf(first.id))[0]).toEqual({
      action: 'client.updated',
      before: { managerId: manager.id },
      after: { managerId: next.id },
    });
    expect((await eventsOf(second.id)).at(-1)).toEqual({
      type: 'client.updated',
      data: { id: second.id, company: second.company, managerId: null },
    });

    await post('/api/admin/users/actions', { action: 'reactivate', ids: [manager.id] });
    expect(await user(manager.id)).toMatchObject({ state: 'active', clientCount: 0 });
  });

  test('works without deactivating the manager', async () => {
    const { manager, first, second } = await managerWithTwo();
    const clientsOf = [first, second].map(({ id }) => ({ id, managerId: null }));
    expect((await reassignClients(manager.id, { deactivate: false, clients: clientsOf })).status).toBe(200);
    expect(await user(manager.id)).toMatchObject({ state: 'active', clientCount: 0 });
  });

  test('changes nothing when the list is incomplete or a new manager is invalid', async () => {
    const { manager, first, second } = await managerWithTwo();
    const gone = await addPerson(server, 'admin');
    const bodies = [
      [409, [{ id: first.id, managerId: null }]],
      [
        409,
        [
          { id: first.id, managerId: null },
          { id: demoPeople.client.companyId, managerId: null },
        ],
      ],
      [
        400,
        [
          { id: first.id, managerId: null },
          { id: second.id, managerId: gone.id },
        ],
      ],
      [
        400,
        [
          { id: first.id, managerId: null },
          { id: second.id, managerId: manager.id },
        ],
      ],
    ] as const;
    for (const [status, clientsOf] of bodies) {
      const answer = await reassignClients(manager.id, { deactivate: true, clients: clientsOf });
      expect(answer.status).toBe(status);
      if (status === 400) expect(Object.keys((await answer.json()).errors)).toEqual(['clients.1.managerId']);
    }
    expect(await user(manager.id)).toMatchObject({ state: 'active', clientCount: 2 });
    expect((await client(first.id)).version).toBe(1);
    expect((await reassignClients(unknownId, { deactivate: false, clients: [] })).status).toBe(404);
  });

  test('never assigns a client to a manager who is deactivated concurrently', async () => {
    const manager = await addPerson(server, 'manager');
    const created = await create();
    const [deactivated, given] = await Promise.all([
      outcomesOf(post('/api/admin/users/actions', { action: 'deactivate', ids: [manager.id] })),
      send('PATCH', `/api/admin/clients/${created.id}`, {
        company: created.company,
        managerId: manager.id,
        version: 1,
      }),
    ]);
    expect([deactivated[0].problem === null, given.status === 200].filter(Boolean)).toHaveLength(1);
  });

  test('does not deadlock when two managers swap clients concurrently', async () => {
    const [one, two] = [await managerWithTwo(), await managerWithTwo()];
    const giving = (from: typeof one, to: typeof one) =>
      reassignClients(from.manager.id, {
        deactivate: false,
        clients: [from.first, from.second].map(({ id }) => ({ id, managerId: to.manager.id })),
      });
    const statuses = (await Promise.all([giving(one, two), giving(two, one)])).map(({ status }) => status);
    // The second request lacks the clients that the first one has just assigned to its manager.
    expect(statuses.sort()).toEqual([200, 409]);
  });
});

test('only admins can read and change clients', async () => {
  const manager = (await signInTo(server, 'manager')).headers;
  const theirs = (await signInTo(server, 'client')).headers;
  const { companyId, id } = demoPeople.client;
  const calls = [
    ['GET', '/api/admin/clients'],
    ['GET', '/api/admin/client-people'],
    ['POST', '/api/admin/clients'],
    ['GET', `/api/admin/clients/${companyId}`],
    ['PATCH', `/api/admin/clients/${companyId}`],
    ['POST', '/api/admin/clients/actions'],
    ['PATCH', `/api/admin/clients/${companyId}/people/${id}`],
    ['POST', `/api/admin/clients/${companyId}/people/actions`],
    ['GET', `/api/admin/users/${demoPeople.manager.id}/clients`],
    ['POST', `/api/admin/users/${demoPeople.manager.id}/reassign-clients`],
  ] as const;
  const before = await server.database.db.select().from(clients);
  for (const [as, status] of [
    [{}, 401],
    [manager, 403],
    [theirs, 403],
  ] as const) {
    for (const [method, path] of calls) {
      const answer = await (method === 'GET'
        ? server.request(path, { headers: as })
        : send(method, path, {}, as));
      expect(answer.status, `${method} ${path}`).toBe(status);
    }
  }
  expect(await server.database.db.select().from(clients)).toEqual(before);
});
