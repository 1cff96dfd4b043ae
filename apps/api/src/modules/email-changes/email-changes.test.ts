import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { accountUsers, emailChanges } from '../../database/schema/index.ts';
import { demoPeople } from '../../database/seed/demo-accounts.ts';
import { entriesOf } from '../../testing/audit-entries.ts';
import { linkIn, mailTo } from '../../testing/outbox.ts';
import { type Area, addPerson, type NewPerson, signInTo } from '../../testing/signed-in.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { EMAIL_LINKS_LAST_MS } from './email-changes.service.ts';

const start = Date.parse('2026-06-01T12:00:00Z');
let time = start;
let server: TestServer;
let headers: Record<string, string>;
beforeAll(async () => {
  server = await startTestServer({ now: () => new Date(time) });
});
afterAll(() => server.close());
beforeEach(async () => {
  time = start;
  headers = (await signInTo(server, 'admin')).headers;
});

const pathOf = (id: string) => `/api/admin/users/${id}/email-change`;
const ask = (id: string, email: string) => server.post(pathOf(id), { email }, headers);
const withdraw = (id: string) => server.request(pathOf(id), { method: 'DELETE', headers });
const read = async (id: string) => (await server.request(pathOf(id), { headers })).json();
const answer = (token: string, text: 'confirm' | 'stop') =>
  server.post('/api/auth/email-change', { token, answer: text });
const follow = async (token: string, text: 'confirm' | 'stop' = 'confirm') => {
  const answered = await answer(token, text);
  expect(answered.status).toBe(200);
  return (await answered.json()).state;
};

const newAddress = ({ email }: NewPerson) => `new-${email}`;

/** Starts a change and returns the tokens of its two e-mails. */
async function changeOf(person: NewPerson, emails = 1): Promise<{ old: string; new: string }> {
  expect((await ask(person.id, newAddress(person))).status).toBe(200);
  const [old, fresh] = await Promise.all([
    mailTo(server, person.email, emails),
    mailTo(server, newAddress(person), emails),
  ]);
  const links = { old: linkIn(old.at(-1)), new: linkIn(fresh.at(-1)) };
  expect([links.old.kind, links.new.kind]).toEqual(['email-old', 'email-new']);
  return { old: links.old.token, new: links.new.token };
}

const areas: readonly Area[] = ['client', 'manager', 'admin'];

describe.for(areas)('e-mail change in the %s area', (area) => {
  test('takes effect once both links are followed, in either order, and keeps sessions open', async () => {
    for (const order of [
      ['old', 'new'],
      ['new', 'old'],
    ] as const) {
      const person = await addPerson(server, area);
      const session = await signInTo(server, area, { email: person.email });
      const tokens = await changeOf(person);
      expect(await follow(tokens[order[0]])).toBe('waiting');
      expect((await read(person.id)).change).toMatchObject({
        email: newAddress(person),
        confirmedByOld: order[0] === 'old',
        confirmedByNew: order[0] === 'new',
      });
      expect((await signInTo(server, area, { email: newAddress(person) })).answer.status).toBe(401);
      expect(await follow(tokens[order[1]])).toBe('changed');
      expect(await read(person.id)).toEqual({ email: newAddress(person), change: null });
      expect((await signInTo(server, area, { email: newAddress(person) })).answer.status).toBe(200);
      expect((await signInTo(server, area, { email: person.email })).answer.status).toBe(401);
      const mine = await server.request(`/api/${area}/sessions`, { headers: session.headers });
      expect(mine.status).toBe(200);
    }
  });

  test('logs who asked, who confirmed and what changed, without tokens', async () => {
    const person = await addPerson(server, area);
    const tokens = await changeOf(person);
    await follow(tokens.new);
    await follow(tokens.old);
    const entries = await entriesOf(server, person.id);
    expect(entries).toMatchObject([
      {
        action: 'user.email-change-asked',
        actorId: demoPeople.admin.id,
        after: { newEmail: newAddress(person) },
      },
      { action: 'user.email-change-confirmed', actorId: person.id, after: { by: 'new address' } },
      { action: 'user.email-change-confirmed', actorId: person.id, after: { by: 'old address' } },
      {
        action: 'user.email-changed',
        actorId: person.id,
        before: { email: person.email },
        after: { email: newAddress(person) },
      },
    ]);
    for (const token of Object.values(tokens)) expect(JSON.stringify(entries)).not.toContain(token);
  });
});

describe('e-mail change', () => {
  test('is stopped from the old address, which disables the other link', async () => {
    const person = await addPerson(server, 'client');
    const tokens = await changeOf(person);
    await follow(tokens.new);
    expect(await follow(tokens.old, 'stop')).toBe('stopped');
    expect(await follow(tokens.old, 'stop')).toBe('stopped');
    for (const token of Object.values(tokens)) expect((await answer(token, 'confirm')).status).toBe(410);
    expect(await read(person.id)).toEqual({ email: person.email, change: null });
  });

  test('is withdrawn by an admin only once', async () => {
    const person = await addPerson(server, 'manager');
    const tokens = await changeOf(person);
    expect(await (await withdraw(person.id)).json()).toEqual({ email: person.email, change: null });
    expect((await withdraw(person.id)).status).toBe(200);
    for (const token of Object.values(tokens)) expect((await answer(token, 'confirm')).status).toBe(410);
    const actions = (await entriesOf(server, person.id)).map(({ action }) => action);
    expect(actions).toEqual(['user.email-change-asked', 'user.email-change-withdrawn']);
  });

  test('replaces the previous change', async () => {
    const person = await addPerson(server, 'client');
    const first = await changeOf(person);
    const second = await changeOf(person, 2);
    expect((await answer(first.new, 'confirm')).status).toBe(410);
    await follow(second.new);
    expect(await follow(second.old)).toBe('changed');
  });

  test('expires after a day', async () => {
    const person = await addPerson(server, 'client');
    const tokens = await changeOf(person);
    await follow(tokens.new);
    time += EMAIL_LINKS_LAST_MS;
    const late = await answer(tokens.old, 'confirm');
    expect(late.status).toBe(410);
    expect((await late.json()).message).toMatch(/has expired/);
    headers = (await signInTo(server, 'admin')).headers;
    expect(await read(person.id)).toEqual({ email: person.email, change: null });
  });

  test('takes effect once when both links are followed at the same time', async () => {
    const person = await addPerson(server, 'client');
    const tokens = await changeOf(person);
    const states = await Promise.all([follow(tokens.old), follow(tokens.new)]);
    expect(states.sort()).toEqual(['changed', 'waiting']);
    expect((await read(person.id)).email).toBe(newAddress(person));
  });

  test('returns the same result when a request is repeated', async () => {
    const person = await addPerson(server, 'client');
    const tokens = await changeOf(person);
    expect(await follow(tokens.old)).toBe('waiting');
    expect(await follow(tokens.old)).toBe('waiting');
    expect(await follow(tokens.new)).toBe('changed');
    expect(await follow(tokens.new)).toBe('changed');
    expect(await entriesOf(server, person.id)).toHaveLength(4);
  });

  test('returns 409 without revealing the owner when the address was taken in the meantime', async () => {
    const person = await addPerson(server, 'manager');
    const tokens = await changeOf(person);
    await follow(tokens.new);
    const { id } = await addPerson(server, 'manager');
    await server.database.db
      .update(accountUsers)
      .set({ email: newAddress(person) })
      .where(eq(accountUsers.id, id));
    const refused = await answer(tokens.old, 'confirm');
    expect(refused.status).toBe(409);
    expect(await refused.text()).not.toMatch(/account/);
    expect((await read(person.id)).email).toBe(person.email);
  });

  test('stores no token and invalidates password links mailed to the old address', async () => {
    const person = await addPerson(server, 'client');
    await server.post('/api/auth/forgot-password', { kind: 'client', email: person.email });
    const reset = linkIn((await mailTo(server, person.email))[0]);
    expect((await ask(person.id, newAddress(person))).status).toBe(200);
    const [, message] = await mailTo(server, person.email, 2);
    const [fresh] = await mailTo(server, newAddress(person));
    await follow(linkIn(message).token);
    expect(await follow(linkIn(fresh).token)).toBe('changed');
    expect(
      (await server.post('/api/auth/reset-password', { ...reset, password: 'seven green bicycles' })).status,
    ).toBe(410);
    const rows = await server.database.db.select().from(emailChanges);
    expect(JSON.stringify(rows)).not.toContain(linkIn(message).token);
  });
});

describe('person without a password', () => {
  test('gets the new address immediately, with an invitation mailed to it', async () => {
    const email = 'sam-mistyped@people.example';
    const invited = await server.post(
      '/api/admin/invitations',
      { role: 'manager', name: 'Sam Field', email },
      headers,
    );
    const { id } = await invited.json();
    const first = linkIn((await mailTo(server, email))[0]);
    expect(await (await ask(id, 'sam-right@people.example')).json()).toEqual({
      email: 'sam-right@people.example',
      change: null,
    });
    expect(linkIn((await mailTo(server, 'sam-right@people.example'))[0]).kind).toBe('invite');
    expect((await server.post('/api/auth/password-link', first)).status).toBe(410);
  });
});

describe('invalid e-mail change', () => {
  test.for([
    { flaw: 'no address', email: 'not an address', status: 400 },
    {
      flaw: 'the address of another user, in any case',
      email: demoPeople.manager.email.toUpperCase(),
      status: 409,
    },
  ])('is rejected with an error for the field: $flaw', async ({ email, status }) => {
    const { id } = await addPerson(server, 'manager');
    const refused = await ask(id, email);
    expect(refused.status).toBe(status);
    expect(Object.keys((await refused.json()).errors)).toEqual(['email']);
    expect(await entriesOf(server, id)).toEqual([]);
  });

  test('returns 400 for the current address', async () => {
    const { id, email } = await addPerson(server, 'client');
    expect((await ask(id, email.toUpperCase())).status).toBe(400);
  });

  test('returns 409 for a deactivated account', async () => {
    const { id } = await addPerson(server, 'manager');
    await server.post('/api/admin/users/actions', { action: 'deactivate', ids: [id] }, headers);
    expect((await ask(id, 'somewhere-else@people.example')).status).toBe(409);
  });

  test('is rejected for unknown accounts, malformed IDs and made-up tokens', async () => {
    const unknownId = '00000000-0000-4000-8000-0000000000ff';
    expect((await ask(unknownId, 'a@people.example')).status).toBe(404);
    expect((await withdraw(unknownId)).status).toBe(404);
    expect((await ask('7', 'a@people.example')).status).toBe(400);
    expect((await answer('made-up', 'confirm')).status).toBe(410);
  });
});
