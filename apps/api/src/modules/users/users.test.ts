import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { accountUsers, auditLog } from '../../database/schema/index.ts';
import { demoPeople } from '../../database/seed/demo-accounts.ts';
import { linkIn, mailTo } from '../../testing/outbox.ts';
import { addPerson, signInTo } from '../../testing/signed-in.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { AUDIT_LOG_RETENTION_MS } from '../audit-log/audit-log.service.ts';

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

const read = async (path: string, as = headers) => (await server.request(path, { headers: as })).json();
const list = (query = '') => read(`/api/admin/users?pageSize=100&${query}`);
const user = (id: string) => read(`/api/admin/users/${id}`);
const act = (action: string, ids: readonly string[], as = headers) =>
  server.post('/api/admin/users/actions', { action, ids }, as);
const patch = (id: string, change: Record<string, unknown>, as = headers) =>
  server.request(`/api/admin/users/${id}`, {
    method: 'PATCH',
    headers: { 'content-type': 'application/json', ...as },
    body: JSON.stringify(change),
  });

/** The form data of a user with some fields changed. */
async function changeOf(id: string, fields: Record<string, unknown>): Promise<Record<string, unknown>> {
  const { name, email, role, bookingUrl, version } = await user(id);
  return { name, email, role, bookingUrl, version, ...fields };
}

const entriesOf = async (id: string) =>
  (await read(`/api/admin/audit-log?subjectId=${id}`)).data as {
    action: string;
    before: unknown;
    after: unknown;
  }[];

describe('user list', () => {
  test('returns all admins and managers by name, without secrets', async () => {
    const { data, total, page, pageSize } = await list();
    expect({ page, pageSize, total }).toEqual({ page: 1, pageSize: 100, total: data.length });
    const names = data.map(({ name }: { name: string }) => name.toLowerCase());
    expect(names).toEqual([...names].sort());
    expect(Object.keys(data[0]).sort()).toEqual(
      [
        'bookingUrl',
        'clientCount',
        'createdAt',
        'email',
        'id',
        'lastSeenAt',
        'name',
        'role',
        'secondFactor',
        'state',
        'version',
      ].sort(),
    );
    const admin = data.find(({ id }: { id: string }) => id === demoPeople.admin.id);
    expect(admin).toMatchObject({
      role: 'admin',
      state: 'active',
      lastSeenAt: new Date(start).toISOString(),
    });
  });

  test('searches the name and e-mail address literally', async () => {
    const { id, email } = await addPerson(server, 'manager');
    expect((await list(`q=${encodeURIComponent(email.toUpperCase())}`)).data).toMatchObject([{ id }]);
    expect((await list('q=%25')).total).toBe(0);
    expect((await list('q=_')).total).toBe(0);
    expect((await list('q=%5C')).total).toBe(0);
  });

  test('filters by several roles and states', async () => {
    const { id } = await addPerson(server, 'manager');
    await act('deactivate', [id]);
    const ids = async (query: string) => (await list(query)).data.map((row: { id: string }) => row.id);
    expect(await ids('state=deactivated')).toContain(id);
    expect(await ids('state=active,invited')).not.toContain(id);
    expect(await ids('role=admin&state=deactivated')).not.toContain(id);
    expect(await ids('role=admin,manager&state=deactivated')).toContain(id);
  });

  test('sorts and paginates without repeating or skipping a user', async () => {
    const whole = (await list('sort=-email')).data.map(({ email }: { email: string }) => email);
    expect(whole).toEqual([...whole].sort().reverse());
    const turned: string[] = [];
    for (let page = 1; turned.length < whole.length; page += 1) {
      const { data } = await read(`/api/admin/users?sort=-email&pageSize=2&page=${page}`);
      if (data.length === 0) break;
      turned.push(...data.map(({ email }: { email: string }) => email));
    }
    expect(turned).toEqual(whole);
  });

  test.for([
    ['sort=role', 'sort'],
    ['sort=--name', 'sort'],
    ['role=owner', 'role.0'],
    ['state=', 'state.0'],
    ['pageSize=101', 'pageSize'],
    [`q=${'x'.repeat(101)}`, 'q'],
  ] as const)('returns 400 for ?%s with an error for %s', async ([query, field]) => {
    const answer = await server.request(`/api/admin/users?${query}`, { headers });
    expect(answer.status).toBe(400);
    expect(Object.keys((await answer.json()).errors)).toEqual([field]);
  });
});

describe('user update', () => {
  test('is stored with the next version and recorded in the audit log with the previous values', async () => {
    const { id, email } = await addPerson(server, 'manager');
    const change = await changeOf(id, { name: 'Robin Field', bookingUrl: 'https://cal.example/robin' });
    const answer = await patch(id, change);
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({ name: 'Robin Field', email, version: 2 });
    expect(await user(id)).toMatchObject({ name: 'Robin Field', bookingUrl: 'https://cal.example/robin' });
    const [entry] = (await read(`/api/admin/audit-log?subjectId=${id}`)).data;
    expect(entry).toMatchObject({
      actorId: demoPeople.admin.id,
      actorName: demoPeople.admin.name,
      action: 'user.updated',
      subjectName: 'Robin Vale',
      before: { name: 'Robin Vale', bookingUrl: null },
      after: { name: 'Robin Field', bookingUrl: 'https://cal.example/robin' },
      address: '127.0.0.1',
      occurredAt: new Date(start).toISOString(),
    });
  });

  test('returns 409 when the user changed since it was read', async () => {
    const { id } = await addPerson(server, 'manager');
    const [mine, theirs] = [await changeOf(id, { name: 'Mine' }), await changeOf(id, { name: 'Theirs' })];
    expect((await patch(id, theirs)).status).toBe(200);
    const answer = await patch(id, mine);
    expect(answer.status).toBe(409);
    expect((await answer.json()).errors).toBeUndefined();
    expect((await user(id)).name).toBe('Theirs');
    expect(await entriesOf(id)).toHaveLength(1);
  });

  test('returns 409 to one of two concurrent updates', async () => {
    const { id } = await addPerson(server, 'manager');
    const changes = await Promise.all(['One', 'Two'].map((name) => changeOf(id, { name })));
    const answers = await Promise.all(changes.map((change) => patch(id, change)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await entriesOf(id)).toHaveLength(1);
  });

  test('ignores the e-mail address, which is changed separately', async () => {
    const { id, email } = await addPerson(server, 'manager');
    await patch(id, await changeOf(id, { email: 'other@people.example' }));
    expect(await user(id)).toMatchObject({ email });
  });

  test('of the role ends all sessions', async () => {
    const person = await addPerson(server, 'manager');
    const theirs = await signInTo(server, 'manager', { email: person.email });
    expect((await patch(person.id, await changeOf(person.id, { role: 'admin' }))).status).toBe(200);
    const answer = await server.request('/api/auth/user', { headers: theirs.headers });
    expect(answer.status).toBe(401);
  });

  test.for([
    ['name', ' '],
    ['role', 'owner'],
    ['bookingUrl', 'http://cal.example/maya'],
    ['bookingUrl', 'javascript:alert(1)'],
    ['version', 0],
    ['version', '1'],
  ] as const)('returns 400 for %s %j with an error for the field', async ([field, value]) => {
    const { id } = await addPerson(server, 'manager');
    const answer = await patch(id, await changeOf(id, { [field]: value }));
    expect(answer.status).toBe(400);
    expect(Object.keys((await answer.json()).errors)).toEqual([field]);
    expect((await user(id)).version).toBe(1);
  });

  test('ignores fields that the contract does not define', async () => {
    const { id } = await addPerson(server, 'manager');
    await patch(id, await changeOf(id, { passwordHash: 'x', deactivatedAt: null, id: demoPeople.admin.id }));
    const [row] = await server.database.db.select().from(accountUsers).where(eq(accountUsers.id, id));
    expect(row?.passwordHash).toMatch(/^\$argon2id/);
  });

  test('returns 404 for an unknown ID and 400 for a malformed one', async () => {
    const unknownId = '00000000-0000-4000-8000-0000000000ff';
    const change = { name: 'A', email: 'a@b.example', role: 'admin', bookingUrl: null, version: 1 };
    expect((await patch(unknownId, change)).status).toBe(404);
    expect((await server.request(`/api/admin/users/${unknownId}`, { headers })).status).toBe(404);
    expect((await patch('7', change)).status).toBe(400);
  });
});

describe('user action', () => {
  test('deactivates a user, which ends sessions and prevents sign-in until reactivation', async () => {
    const { id, email } = await addPerson(server, 'manager');
    const theirs = await signInTo(server, 'manager', { email });
    expect(await (await act('deactivate', [id])).json()).toEqual({ outcomes: [{ id, problem: null }] });
    expect((await server.request('/api/auth/user', { headers: theirs.headers })).status).toBe(401);
    expect((await signInTo(server, 'manager', { email })).answer.status).toBe(401);
    expect((await user(id)).state).toBe('deactivated');

    await act('reactivate', [id]);
    expect((await signInTo(server, 'manager', { email })).answer.status).toBe(200);
    // The old session stays ended.
    expect((await server.request('/api/auth/user', { headers: theirs.headers })).status).toBe(401);
    expect((await entriesOf(id)).map(({ action, before, after }) => ({ action, before, after }))).toEqual([
      { action: 'user.reactivated', before: { state: 'deactivated' }, after: { state: 'active' } },
      { action: 'user.deactivated', before: { state: 'active' }, after: { state: 'deactivated' } },
    ]);
  });

  test('is applied to each user separately and reports each outcome', async () => {
    const [first, second] = [await addPerson(server, 'manager'), await addPerson(server, 'manager')];
    const unknownId = '00000000-0000-4000-8000-0000000000ff';
    const ids = [first.id, unknownId, demoPeople.admin.id, second.id, first.id];
    expect(await (await act('deactivate', ids)).json()).toEqual({
      outcomes: [
        { id: first.id, problem: null },
        { id: unknownId, problem: 'User not found.' },
        { id: demoPeople.admin.id, problem: 'This is your own account. Ask another admin.' },
        { id: second.id, problem: null },
      ],
    });
    expect((await user(second.id)).state).toBe('deactivated');
  });

  test('changes nothing when repeated, and is recorded once', async () => {
    const { id } = await addPerson(server, 'manager');
    for (const _ of [1, 2]) await act('deactivate', [id]);
    expect(await entriesOf(id)).toHaveLength(1);
    expect((await user(id)).version).toBe(2);
  });

  test('e-mails a link to choose a first or a new password', async () => {
    const { id, email } = await addPerson(server, 'manager');
    await act('send-link', [id]);
    expect(linkIn((await mailTo(server, email))[0]).kind).toBe('account');
    const invited = await server.post(
      '/api/admin/invitations',
      { role: 'manager', name: 'Sam Field', email: 'sam-waits@uplift.example' },
      headers,
    );
    const { id: waiting } = await invited.json();
    await act('send-link', [waiting]);
    expect(linkIn((await mailTo(server, 'sam-waits@uplift.example', 2))[1]).kind).toBe('invite');
    await act('deactivate', [id]);
    expect((await (await act('send-link', [id])).json()).outcomes[0].problem).toBe(
      'Reactivate this user first.',
    );
  });

  test('ends sessions', async () => {
    const { id, email } = await addPerson(server, 'manager');
    const theirs = await signInTo(server, 'manager', { email });
    await act('end-sessions', [id]);
    expect((await server.request('/api/auth/user', { headers: theirs.headers })).status).toBe(401);
    expect((await signInTo(server, 'manager', { email })).answer.status).toBe(200);
  });

  test('lists sessions and ends one of them', async () => {
    const { id, email } = await addPerson(server, 'manager');
    const [first, second] = [
      await signInTo(server, 'manager', { email }),
      await signInTo(server, 'manager', { email }),
    ];
    const sessions = () => read(`/api/admin/users/${id}/sessions`);
    const { data } = await sessions();
    expect(data).toHaveLength(2);
    expect(data[0]).toMatchObject({ current: false, lastSeenAt: new Date(start).toISOString() });
    const path = (session: string, of = id) => `/api/admin/users/${of}/sessions/${session}`;
    const end = (at: string) => server.request(at, { method: 'DELETE', headers });
    expect((await end(path(data[0].id, demoPeople.manager.id))).status).toBe(404);
    expect((await end(path(data[0].id))).status).toBe(200);
    expect((await end(path(data[0].id))).status).toBe(404);
    expect((await sessions()).data).toMatchObject([{ id: data[1].id }]);
    const statuses = await Promise.all(
      [first, second].map(
        async (each) => (await server.request('/api/auth/user', { headers: each.headers })).status,
      ),
    );
    expect(statuses.sort()).toEqual([200, 401]);
    expect((await entriesOf(id)).map(({ action }) => action)).toEqual(['user.session-ended']);
    const own = await read(`/api/admin/users/${demoPeople.admin.id}/sessions`);
    const mine = own.data.find(({ current }: { current: boolean }) => current);
    expect((await end(path(mine.id, demoPeople.admin.id))).status).toBe(409);
  });

  test('leaves one admin active when two deactivate each other concurrently', async () => {
    const others = [await addPerson(server, 'admin'), await addPerson(server, 'admin')] as const;
    const signedIn = await Promise.all(others.map(({ email }) => signInTo(server, 'admin', { email })));
    const everybody = (await list('role=admin&state=active')).data.map(({ id }: { id: string }) => id);
    const rest = everybody.filter((id: string) => others.every((other) => other.id !== id));
    const [first, second] = others;
    // Deactivates every admin except these two, the admin of this test last.
    await act('deactivate', rest, signedIn[0]?.headers);
    const answers = await Promise.all([
      act('deactivate', [second.id], signedIn[0]?.headers),
      act('deactivate', [first.id], signedIn[1]?.headers),
    ]);
    const states = await server.database.db
      .select({ id: accountUsers.id, deactivatedAt: accountUsers.deactivatedAt })
      .from(accountUsers);
    const left = states.filter(
      ({ id, deactivatedAt }) => !deactivatedAt && [first.id, second.id].includes(id),
    );
    expect(left).toHaveLength(1);
    for (const answer of answers) expect([200, 401]).toContain(answer.status);
    await server.database.db.update(accountUsers).set({ deactivatedAt: null });
  });

  test.for([
    [{ action: 'promote', ids: [demoPeople.manager.id] }, 'action'],
    [{ action: 'deactivate', ids: [] }, 'ids'],
    [{ action: 'deactivate', ids: ['7'] }, 'ids.0'],
    [{ action: 'deactivate', ids: Array.from({ length: 101 }, () => demoPeople.manager.id) }, 'ids'],
  ] as const)('returns 400 for %j with an error for %s', async ([body, field]) => {
    const answer = await server.post('/api/admin/users/actions', body, headers);
    expect(answer.status).toBe(400);
    expect(Object.keys((await answer.json()).errors)).toEqual([field]);
  });
});

test('only admins can access users and the audit log', async () => {
  const manager = (await signInTo(server, 'manager')).headers;
  const client = (await signInTo(server, 'client')).headers;
  for (const [as, status] of [
    [{}, 401],
    [manager, 403],
    [client, 403],
  ] as const) {
    for (const path of [
      '/api/admin/users',
      `/api/admin/users/${demoPeople.admin.id}`,
      '/api/admin/audit-log',
    ]) {
      expect((await server.request(path, { headers: as })).status, path).toBe(status);
    }
    expect((await act('deactivate', [demoPeople.admin.id], as)).status).toBe(status);
    expect((await patch(demoPeople.admin.id, {}, as)).status).toBe(status);
  }
});

describe('audit log', () => {
  test('lists the latest entry first and searches by actor and subject', async () => {
    const { id } = await addPerson(server, 'manager');
    await patch(id, await changeOf(id, { name: 'Quincy Lane' }));
    time += 60_000;
    await act('deactivate', [id]);
    const { data, total } = await read('/api/admin/audit-log?q=quincy');
    expect(total).toBe(1);
    expect(data[0]).toMatchObject({ action: 'user.deactivated', subjectName: 'Quincy Lane' });
    const entries = await read(`/api/admin/audit-log?subjectId=${id}&sort=occurredAt`);
    expect(entries.data.map(({ action }: { action: string }) => action)).toEqual([
      'user.updated',
      'user.deactivated',
    ]);
    expect(
      (await read(`/api/admin/audit-log?q=${encodeURIComponent(demoPeople.admin.name)}`)).total,
    ).toBeGreaterThan(1);
  });

  test('records who invited a user and who reset two-factor authentication', async () => {
    const email = 'written-down@uplift.example';
    const person = { role: 'admin', name: 'Kit Moor', email };
    const { id } = await (await server.post('/api/admin/invitations', person, headers)).json();
    expect((await server.post(`/api/admin/users/${id}/reset-second-factor`, undefined, headers)).status).toBe(
      200,
    );
    expect(await entriesOf(id)).toMatchObject([
      { action: 'user.second-factor-reset', subjectName: 'Kit Moor' },
      { action: 'user.invited', after: { name: 'Kit Moor', email, role: 'admin' } },
    ]);
  });

  test('deletes entries after 90 days', async () => {
    const { id } = await addPerson(server, 'manager');
    await act('deactivate', [id]);
    expect(await entriesOf(id)).toHaveLength(1);
    time = start + AUDIT_LOG_RETENTION_MS + 1_000;
    await server.jobs.enqueue('clean-up', {});
    await expect
      .poll(() => server.database.db.select().from(auditLog).where(eq(auditLog.subjectId, id)), {
        timeout: 20_000,
      })
      .toEqual([]);
  });
});
