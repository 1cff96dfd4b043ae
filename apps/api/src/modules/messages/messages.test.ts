import { randomUUID } from 'node:crypto';
import { MESSAGE_PAGE_SIZE, type Message, type MessagePage } from '@uplift/data-client/contract/project';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  auditLog,
  clientPeople,
  clients,
  events,
  liveChanges,
  messages,
} from '../../database/schema/index.ts';
import { demoColleagues } from '../../database/seed/demo-companies.ts';
import { mailTo, readOutbox } from '../../testing/outbox.ts';
import { addPerson, type NewPerson, signInTo } from '../../testing/signed-in.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ environment: { NOTIFICATION_DELAY: '0' } });
});
afterAll(() => server.close());

type Headers = Record<string, string>;

/** Creates a client that no other test uses, with its manager and a person, both signed in. */
async function createProject() {
  const { db } = server.database;
  const manager = await addPerson(server, 'manager');
  const [row] = await db
    .insert(clients)
    .values({ company: `Company ${randomUUID()}`, managerId: manager.id })
    .returning();
  const clientId = row?.id ?? '';
  const person = await addClientPerson(clientId);
  const headersOf = async ({ area, email }: NewPerson) => (await signInTo(server, area, { email })).headers;
  return {
    clientId,
    company: row?.company ?? '',
    manager,
    person,
    asManager: await headersOf(manager),
    asClient: await headersOf(person),
    headersOf,
  };
}

async function addClientPerson(clientId: string): Promise<NewPerson> {
  const person = await addPerson(server, 'client');
  await server.database.db.update(clientPeople).set({ clientId }).where(eq(clientPeople.id, person.id));
  return person;
}

let project: Awaited<ReturnType<typeof createProject>>;
beforeEach(async () => {
  project = await createProject();
});

const pathOf = (rest = '', clientId = project.clientId) => `/api/clients/${clientId}/messages${rest}`;
const send = (as: Headers, body: unknown, headers: Headers = {}) =>
  server.post(pathOf(), { body }, { ...as, ...headers });
const sendText = async (as: Headers, body: string): Promise<Message> => (await send(as, body)).json();
const markRead = (as: Headers, number: number) => server.post(pathOf('/read'), { number }, as);
const list = async (as: Headers, query = ''): Promise<MessagePage> =>
  (await server.request(pathOf(query), { headers: as })).json();
const unread = async (as: Headers) => (await server.request(pathOf('/unread'), { headers: as })).json();

const setChoice = (area: 'client' | 'manager', as: Headers, choice: unknown) =>
  server.request(`/api/${area}/notifications`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json', ...as },
    body: JSON.stringify({ choice }),
  });

describe('message', () => {
  test('reaches the other side, webhooks, open pages and the audit log', async () => {
    const { clientId, company, manager, person, asManager, asClient } = project;
    const answer = await send(asManager, '  The first robot runs.\nLook: https://uplift.example/demo ');
    expect(answer.status).toBe(200);
    const message: Message = await answer.json();
    expect(message).toEqual({
      id: message.id,
      number: 1,
      side: 'team',
      sender: { id: manager.id, name: manager.name },
      body: 'The first robot runs.\nLook: https://uplift.example/demo',
      createdAt: message.createdAt,
    });
    expect(await list(asClient)).toEqual({ data: [message], readUpTo: 0, seenUpTo: 0 });
    const reply = await sendText(asClient, 'Great.');
    expect(reply).toMatchObject({ number: 2, side: 'client', sender: { id: person.id } });
    expect((await list(asManager)).data.map(({ number }) => number)).toEqual([2, 1]);

    const { db } = server.database;
    const recorded = (await db.select().from(events)).filter(({ data }) => data.clientId === clientId);
    expect(recorded.map(({ type, data }) => ({ type, ...data }))).toEqual([
      {
        type: 'message.created',
        id: message.id,
        clientId,
        senderName: manager.name,
        createdAt: message.createdAt,
      },
      {
        type: 'message.created',
        id: reply.id,
        clientId,
        senderName: person.name,
        createdAt: reply.createdAt,
      },
    ]);
    const live = await db.select().from(liveChanges).where(eq(liveChanges.clientId, clientId));
    expect(live.map(({ topic }) => topic)).toEqual(['messages', 'messages']);
    const [entry] = await db.select().from(auditLog).where(eq(auditLog.actorId, manager.id));
    expect(entry).toMatchObject({
      action: 'message.sent',
      subjectId: clientId,
      subjectName: company,
      after: { messageId: message.id },
    });
    expect(JSON.stringify(entry)).not.toContain('robot');
  });

  test('is sent once, however often the request is repeated', async () => {
    const key = { 'idempotency-key': randomUUID() };
    await Promise.all([send(project.asClient, 'Once', key), send(project.asClient, 'Once', key)]);
    const repeated = await send(project.asClient, 'Once', key);
    expect(repeated.status).toBe(200);
    expect(repeated.headers.get('idempotency-replayed')).toBe('true');
    expect((await list(project.asManager)).data.map(({ body }) => body)).toEqual(['Once']);
  });

  test.for([
    ['nothing', undefined],
    ['only spaces', ' \n '],
    ['too much', 'x'.repeat(5_001)],
    ['no text', 7],
    ['a NUL', 'a\u0000b'],
    ['half an emoji', 'a\ud83d'],
  ] as const)('returns 400 for %s with an error for the field', async ([, body]) => {
    const answer = await send(project.asClient, body);
    expect(answer.status).toBe(400);
    expect(Object.keys((await answer.json()).errors)).toEqual(['body']);
    expect((await list(project.asClient)).data).toEqual([]);
  });

  test('gets a unique number, even when many are sent concurrently', async () => {
    const sides = [project.asClient, project.asManager];
    await Promise.all(
      Array.from({ length: 20 }, (_, index) => sendText(sides[index % 2] ?? {}, `No. ${index}`)),
    );
    const { data } = await list(project.asClient);
    expect(data.map(({ number }) => number)).toEqual(Array.from({ length: 20 }, (_, index) => 20 - index));
  });
});

describe('thread', () => {
  test('is paginated from the latest to the first message', async () => {
    const { clientId, person, asClient } = project;
    const count = MESSAGE_PAGE_SIZE + 3;
    await server.database.db.insert(messages).values(
      Array.from({ length: count }, (_, index) => ({
        clientId,
        number: index + 1,
        side: 'client' as const,
        senderId: person.id,
        senderName: person.name,
        body: `No. ${index + 1}`,
        createdAt: new Date(Date.UTC(2026, 0, 1) + index * 60_000),
      })),
    );
    const first = await list(asClient);
    expect(first.data).toHaveLength(MESSAGE_PAGE_SIZE);
    expect(first.data[0]?.number).toBe(count);
    const rest = await list(asClient, `?before=${first.data.at(-1)?.number}`);
    expect(rest.data.map(({ number }) => number)).toEqual([3, 2, 1]);
    expect((await server.request(pathOf('?before=0'), { headers: asClient })).status).toBe(400);
  });

  test('returns 404 to other clients and other managers', async () => {
    const other = await createProject();
    const ravi = (await signInTo(server, 'manager', { email: demoColleagues[0].email })).headers;
    await sendText(project.asClient, 'Between us');
    for (const headers of [other.asClient, other.asManager, ravi]) {
      expect((await server.request(pathOf(), { headers })).status).toBe(404);
      expect((await server.request(pathOf('/unread'), { headers })).status).toBe(404);
      expect((await send(headers, 'Hello')).status).toBe(404);
      expect((await markRead(headers, 1)).status).toBe(404);
    }
    expect((await server.request(pathOf())).status).toBe(401);
    expect((await server.request(pathOf('', randomUUID()), { headers: project.asClient })).status).toBe(404);
    const admin = (await signInTo(server, 'admin')).headers;
    expect((await send(admin, 'From an admin')).status).toBe(200);
    expect((await list(project.asClient)).data.map(({ side, body }) => [side, body])).toEqual([
      ['team', 'From an admin'],
      ['client', 'Between us'],
    ]);
  });

  test('shows what each person has not read, and what the other side has read', async () => {
    const { asClient, asManager, clientId, headersOf } = project;
    const colleague = await headersOf(await addClientPerson(clientId));
    for (const text of ['One', 'Two', 'Three']) await sendText(asManager, text);
    expect(await unread(asClient)).toEqual({ unread: 3 });
    expect(await unread(asManager)).toEqual({ unread: 0 });
    const before = await server.database.db.$count(liveChanges, eq(liveChanges.clientId, clientId));
    expect(await (await markRead(asClient, 2)).json()).toEqual({ unread: 1 });
    expect(await list(asManager)).toMatchObject({ readUpTo: 0, seenUpTo: 2 });
    // The read position never moves back, and never beyond the last message.
    expect(await (await markRead(asClient, 1)).json()).toEqual({ unread: 1 });
    expect(await (await markRead(asClient, 2_000)).json()).toEqual({ unread: 0 });
    expect(await list(asClient)).toMatchObject({ readUpTo: 3, seenUpTo: 0 });
    expect(await server.database.db.$count(liveChanges, eq(liveChanges.clientId, clientId))).toBe(before + 2);
    expect(await unread(colleague)).toEqual({ unread: 3 });
    await sendText(asManager, 'Four');
    expect(await unread(asClient)).toEqual({ unread: 1 });
    for (const number of [0, 1.5, '1', null]) {
      const refused = await server.post(pathOf('/read'), { number }, asClient);
      expect([number, refused.status]).toEqual([number, 400]);
    }
  });
});

describe('mail', () => {
  test('contains what the other side has not read, with links to the thread and the settings', async () => {
    const { company, manager, person, asManager, asClient, clientId } = project;
    await setChoice('client', asClient, 'off');
    await sendText(asManager, 'You want no mail');
    await setChoice('client', asClient, 'immediate');
    await sendText(asManager, `Is Tuesday fine?\n${'Long. '.repeat(100)}`);
    const [mail] = await mailTo(server, person.email);
    expect(mail?.subject).toBe(`${manager.name}: Is Tuesday fine?`);
    expect(mail?.replyTo).toEqual([{ name: manager.name, address: manager.email }]);
    expect(mail?.text).toContain(company.toUpperCase());
    expect(mail?.text).toContain(`${server.config.siteUrl}/client/messages`);
    expect(mail?.text).toContain(`${server.config.siteUrl}/client/settings`);
    expect(mail?.text).not.toContain('You want no mail');
    expect(mail?.text?.length).toBeLessThan(1_200);

    await sendText(asClient, 'Tuesday is fine.');
    const [toManager] = await mailTo(server, manager.email);
    expect(toManager?.text).toContain(`${server.config.siteUrl}/manager/clients/${clientId}/messages`);
    expect(toManager?.text).toContain(`${server.config.siteUrl}/manager/settings`);
    expect(toManager?.replyTo).toBeUndefined();
  });

  test('has replies sent to the office when the client has no manager', async () => {
    const { asManager, person, clientId } = project;
    await setChoice('client', project.asClient, 'daily');
    await sendText(asManager, 'Goodbye');
    await server.database.db.update(clients).set({ managerId: null }).where(eq(clients.id, clientId));
    await server.jobs.enqueue('notification-digest', {});
    const [mail] = await mailTo(server, person.email);
    expect(mail?.text).toContain('Goodbye');
    expect(mail?.replyTo).toBeUndefined();
  });

  test('leaves out messages that were read before it was sent', async () => {
    const { asManager, asClient, person } = project;
    await setChoice('client', asClient, 'daily');
    const first = await sendText(asManager, 'Seen in the portal');
    await markRead(asClient, first.number);
    await sendText(asManager, 'Not seen');
    await server.jobs.enqueue('notification-digest', {});
    const [mail] = await mailTo(server, person.email);
    expect(mail?.text).toContain('Not seen');
    expect(mail?.text).not.toContain('Seen in the portal');
  });

  test('covers all clients of a manager once a day, and repeats nothing', async () => {
    const { asManager, asClient, manager } = project;
    expect((await setChoice('manager', asManager, 'daily')).status).toBe(200);
    const { db } = server.database;
    const [second] = await db
      .insert(clients)
      .values({ company: `Second ${randomUUID()}`, managerId: manager.id })
      .returning();
    const secondId = second?.id ?? '';
    const other = await addClientPerson(secondId);
    const asOther = await project.headersOf(other);
    await sendText(asClient, 'From the first');
    await server.post(pathOf('', secondId), { body: 'From the second' }, asOther);
    await server.jobs.enqueue('notification-digest', {});
    const [mail] = await mailTo(server, manager.email);
    expect(mail?.subject).toBe('2 new things: 2 clients');
    expect(mail?.text).toContain('From the first');
    expect(mail?.text).toContain('From the second');
    expect(mail?.text).toContain(`${server.config.siteUrl}/manager\n`);

    await sendText(asClient, 'Later');
    await server.jobs.enqueue('notification-digest', {});
    const mails = await mailTo(server, manager.email, 2);
    expect(mails[1]?.text).toContain('Later');
    expect(mails[1]?.text).not.toContain('From the');
  });

  test('is not sent to managers who lost the client or people whose account was deactivated', async () => {
    const { asManager, asClient, manager, person, clientId } = project;
    await setChoice('manager', asManager, 'daily');
    await setChoice('client', asClient, 'daily');
    await sendText(asClient, 'For our manager');
    await sendText(asManager, 'For a person who has left');
    const { db } = server.database;
    await db.update(clients).set({ managerId: demoColleagues[0].id }).where(eq(clients.id, clientId));
    await db.update(clientPeople).set({ deactivatedAt: new Date() }).where(eq(clientPeople.id, person.id));
    await server.jobs.enqueue('notification-digest', {});
    const next = await createProject();
    await setChoice('client', next.asClient, 'daily');
    await server.post(pathOf('', next.clientId), { body: 'A sign that the round is over' }, next.asManager);
    await server.jobs.enqueue('notification-digest', {});
    await mailTo(server, next.person.email);
    const receivers = (await readOutbox(server.config)).flatMap(({ to }) =>
      to?.map(({ address }) => address),
    );
    expect(receivers).not.toContain(manager.email);
    expect(receivers).not.toContain(person.email);
  });

  test('goes to the team when the client has no manager', async () => {
    const { clientId, company, asClient } = project;
    await server.database.db.update(clients).set({ managerId: null }).where(eq(clients.id, clientId));
    // The mailed excerpt must not end within an emoji: after 18 letters, a plain cut would split one.
    expect((await send(asClient, `Is anybody there? ${'🎉'.repeat(2_400)}`)).status).toBe(200);
    await expect
      .poll(
        async () => {
          const mails = await readOutbox(server.config);
          return mails.find(({ subject }) => subject === `${company} has no manager`)?.text;
        },
        { timeout: 20_000 },
      )
      .toMatch(
        new RegExp(
          `Is anybody there\\? (?:🎉)+…[\\s\\S]*${server.config.siteUrl}/admin/users/clients\\?client=${clientId}`,
        ),
      );
  });

  test('is chosen by each person separately, and the choice is logged', async () => {
    const { asManager, asClient, manager } = project;
    const read = async (area: string, headers: Headers) =>
      (await server.request(`/api/${area}/notifications`, { headers })).json();
    expect(await read('client', asClient)).toEqual({ choice: 'immediate' });
    expect(await (await setChoice('manager', asManager, 'off')).json()).toEqual({ choice: 'off' });
    expect(await read('manager', asManager)).toEqual({ choice: 'off' });
    expect(await read('client', asClient)).toEqual({ choice: 'immediate' });
    for (const choice of ['weekly', null, undefined]) {
      const refused = await setChoice('manager', asManager, choice);
      expect(refused.status).toBe(400);
      expect(Object.keys((await refused.json()).errors)).toEqual(['choice']);
    }
    const entries = await server.database.db.select().from(auditLog).where(eq(auditLog.actorId, manager.id));
    expect(entries).toMatchObject([
      {
        action: 'user.notifications_changed',
        before: { notifications: 'immediate' },
        after: { notifications: 'off' },
      },
    ]);
    expect((await setChoice('client', asManager, 'off')).status).toBe(403);
  });
});

test('sends for the side whose page it is when one browser is signed in on both sides', async () => {
  const both = { ...project.asClient, ...project.asManager };
  const origin = server.config.siteUrl;
  const sideFrom = async (referer: string): Promise<string> => {
    const answer = await send(both, 'Hello.', { referer });
    expect(answer.status).toBe(200);
    const message: Message = await answer.json();
    return message.side;
  };
  expect(await sideFrom(`${origin}/client/messages`)).toBe('client');
  expect(await sideFrom(`${origin}/manager/clients/${project.clientId}/messages`)).toBe('team');
  expect(await sideFrom('nonsense')).toBe('team');
});
