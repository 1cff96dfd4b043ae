import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { accountUsers, apiKeyDays, apiKeys, auditLog } from '../../database/schema/index.ts';
import { demoPeople } from '../../database/seed/demo-accounts.ts';
import { createApiKeyText } from '../../security/api-key-text.ts';
import { hashToken } from '../../security/tokens.ts';
import { addPerson, signInTo } from '../../testing/signed-in.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

const start = Date.parse('2026-06-01T12:00:00Z');
const inTime = (ms: number) => new Date(start + ms).toISOString();
const lines: string[] = [];
let time = start;
let server: TestServer;
let headers: Record<string, string>;
beforeAll(async () => {
  server = await startTestServer({
    now: () => new Date(time),
    logStream: { write: (line) => void lines.push(line) },
  });
});
afterAll(() => server.close());
beforeEach(async () => {
  time = start;
  headers = (await signInTo(server, 'admin')).headers;
});

interface Issued {
  key: { id: string; name: string; prefix: string; version: number; state: string; expiresAt: string | null };
  secret: string;
}

const settings = { name: 'Billing sync', scopes: ['users:read'], expiresAt: null, rateLimit: 1_000 };

const create = (fields: Record<string, unknown> = {}, as = headers) =>
  server.post('/api/admin/api-keys', { ...settings, ...fields }, as);
async function issue(fields: Record<string, unknown> = {}, as = headers): Promise<Issued> {
  const answer = await create(fields, as);
  expect(answer.status).toBe(200);
  return answer.json();
}
const read = async (path: string, as = headers) => (await server.request(path, { headers: as })).json();
const list = (query = '') => read(`/api/admin/api-keys?pageSize=100&${query}`);
const idsIn = async (query: string): Promise<string[]> =>
  (await list(query)).data.map(({ id }: { id: string }) => id);
const keyOf = (id: string) => read(`/api/admin/api-keys/${id}`);
const usageOf = async (id: string): Promise<{ day: string; calls: number }[]> =>
  (await read(`/api/admin/api-keys/${id}/usage`)).data;
const patch = (path: string, change: Record<string, unknown>, as = headers) =>
  server.request(path, {
    method: 'PATCH',
    headers: { 'content-type': 'application/json', ...as },
    body: JSON.stringify(change),
  });
const update = (id: string, change: Record<string, unknown>) => patch(`/api/admin/api-keys/${id}`, change);
const rotate = (id: string, overlap: unknown, version = 1, as = headers) =>
  server.post(`/api/admin/api-keys/${id}/rotate`, { overlap, version }, as);
const revoke = (...ids: string[]) =>
  server.post('/api/admin/api-keys/actions', { action: 'revoke', ids }, headers);
const bearer = (secret: string) => ({ authorization: `Bearer ${secret}` });
const callWith = (secret: string, path = '/api/admin/users') =>
  server.request(path, { headers: bearer(secret) });
const refusal = async (answer: Response) => ({
  status: answer.status,
  message: (await answer.json()).message as string,
});
const entriesOf = async (id: string) =>
  (await read(`/api/admin/audit-log?subjectId=${id}`)).data as Record<string, unknown>[];

describe('creating a key', () => {
  test('returns the secret and makes the caller the owner', async () => {
    const { key, secret } = await issue({ name: ' Billing sync ' });
    expect(secret.startsWith(`${key.prefix}_`)).toBe(true);
    expect(key).toEqual({
      id: key.id,
      name: 'Billing sync',
      prefix: key.prefix,
      scopes: ['users:read'],
      state: 'active',
      rateLimit: 1_000,
      expiresAt: null,
      revokedAt: null,
      owner: { id: demoPeople.admin.id, name: demoPeople.admin.name, active: true },
      lastUsedAt: null,
      createdAt: inTime(0),
      version: 1,
    });
    expect(await keyOf(key.id)).toEqual(key);
    expect((await list(`q=${key.prefix}`)).data).toEqual([key]);
  });

  test('never stores or logs the secret, and does not replay the response', async () => {
    const idempotent = { ...headers, 'idempotency-key': 'one-new-key' };
    const [first, second] = [await issue({}, idempotent), await issue({}, idempotent)];
    expect(first.secret).not.toBe(second.secret);
    await callWith(first.secret);
    await callWith(first.secret, '/api/admin/audit-log');
    const { db } = server.database;
    const [row] = await db.select().from(apiKeys).where(eq(apiKeys.id, first.key.id));
    expect(row?.keyHash).toBe(hashToken(first.secret));
    const stored = JSON.stringify([
      row,
      await db.select().from(auditLog).where(eq(auditLog.subjectId, first.key.id)),
      await list(),
      lines,
    ]);
    expect(stored).toContain(first.key.prefix);
    expect(stored).not.toContain(first.secret.slice(first.key.prefix.length));
  });

  test('records the settings in the audit log', async () => {
    const { key } = await issue({ expiresAt: inTime(DAY_MS) });
    expect(await entriesOf(key.id)).toMatchObject([
      {
        action: 'api-key.created',
        actorId: demoPeople.admin.id,
        subjectName: 'Billing sync',
        after: {
          name: 'Billing sync',
          prefix: key.prefix,
          scopes: 'users:read',
          expiresAt: inTime(DAY_MS),
          rateLimit: 1_000,
        },
      },
    ]);
  });

  test('removes duplicate scopes and sorts the rest', async () => {
    const { key } = await issue({ scopes: ['users:write', 'audit-log:read', 'users:write'] });
    expect(await keyOf(key.id)).toMatchObject({ scopes: ['audit-log:read', 'users:write'] });
  });

  test.for([
    [{ name: '  ' }, 'name'],
    [{ name: 'x'.repeat(101) }, 'name'],
    [{ scopes: [] }, 'scopes'],
    [{ scopes: ['users:delete'] }, 'scopes'],
    [{ scopes: ['api-keys:write'] }, 'scopes'],
    [{ scopes: 'users:read' }, 'scopes'],
    [{ expiresAt: 'tomorrow' }, 'expiresAt'],
    [{ expiresAt: '2026-06-01T11:59:59Z' }, 'expiresAt'],
    [{ rateLimit: 0 }, 'rateLimit'],
    [{ rateLimit: 6_001 }, 'rateLimit'],
    [{ rateLimit: 1.5 }, 'rateLimit'],
  ] as const)('returns 400 for %j with an error for %s', async ([fields, field]) => {
    const before = (await list()).total;
    const answer = await create(fields);
    expect(answer.status).toBe(400);
    expect(Object.keys((await answer.json()).errors)).toEqual([field]);
    expect((await list()).total).toBe(before);
  });
});

describe('listing keys', () => {
  test('searches by the beginning of a name or of the key', async () => {
    const { key } = await issue({ name: 'Warehouse robot' });
    expect(await idsIn('q=ware')).toContain(key.id);
    expect(await idsIn(`q=${key.prefix.slice(0, 8)}`)).toContain(key.id);
    expect(await idsIn('q=nothing-like-it')).toEqual([]);
  });

  test('filters by state and by use', async () => {
    const active = (await issue()).key.id;
    const expiring = (await issue({ expiresAt: inTime(7 * DAY_MS) })).key.id;
    const expired = (await issue({ expiresAt: inTime(SECOND_MS) })).key.id;
    const revoked = (await issue()).key.id;
    await revoke(revoked);
    time += MINUTE_MS;
    const all = { active, expiring, expired, revoked };
    for (const [state, id] of Object.entries(all)) {
      expect((await keyOf(id)).state).toBe(state);
      const found = await idsIn(`state=${state}`);
      expect(found).toContain(id);
      expect(found.filter((each) => Object.values(all).includes(each))).toEqual([id]);
    }
    expect(await idsIn('state=active,revoked')).toEqual(expect.arrayContaining([active, revoked]));
    expect(await idsIn('use=unused')).toContain(active);
    expect(await idsIn('use=used')).not.toContain(active);
  });

  test.for(['name', 'createdAt', 'lastUsedAt'])('sorts by %s in both directions', async (column) => {
    await issue({ name: 'alpha' });
    time += MINUTE_MS;
    await issue({ name: 'Beta' });
    const ids = await idsIn(`sort=${column}`);
    expect(ids.length).toBeGreaterThan(1);
    expect(await idsIn(`sort=-${column}`)).toEqual(ids.reverse());
  });
});

describe('updating a key', () => {
  test('stores the change, increments the version and records it in the audit log', async () => {
    const { key } = await issue();
    const fields = {
      name: 'Invoices',
      scopes: ['users:write'],
      expiresAt: inTime(HOUR_MS),
      rateLimit: 5,
    };
    const answer = await update(key.id, { ...fields, version: 1 });
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({ ...fields, version: 2, prefix: key.prefix });
    expect((await entriesOf(key.id))[0]).toMatchObject({
      action: 'api-key.updated',
      before: { name: 'Billing sync', scopes: 'users:read', expiresAt: null, rateLimit: 1_000 },
      after: { name: 'Invoices', scopes: 'users:write', expiresAt: inTime(HOUR_MS), rateLimit: 5 },
    });
  });

  test('applies new scopes to the next request', async () => {
    const { key, secret } = await issue();
    expect((await callWith(secret)).status).toBe(200);
    await update(key.id, { ...settings, scopes: ['audit-log:read'], version: 1 });
    expect((await callWith(secret)).status).toBe(403);
    expect((await callWith(secret, '/api/admin/audit-log')).status).toBe(200);
  });

  test('returns 409 when the row changed since it was read', async () => {
    const { key } = await issue();
    const changes = ['One', 'Two'].map((name) => update(key.id, { ...settings, name, version: 1 }));
    const answers = await Promise.all(changes);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await entriesOf(key.id)).toHaveLength(2);
  });

  test('keeps or extends the expiry of an expired key', async () => {
    const expiresAt = inTime(SECOND_MS);
    const { key, secret } = await issue({ expiresAt });
    time += MINUTE_MS;
    expect((await update(key.id, { ...settings, name: 'Old', expiresAt, version: 1 })).status).toBe(200);
    expect((await callWith(secret)).status).toBe(401);
    const past = await update(key.id, { ...settings, expiresAt: inTime(2 * SECOND_MS), version: 2 });
    expect(Object.keys((await past.json()).errors)).toEqual(['expiresAt']);
    expect((await update(key.id, { ...settings, expiresAt: inTime(HOUR_MS), version: 2 })).status).toBe(200);
    expect((await callWith(secret)).status).toBe(200);
  });

  test('returns 409 for a revoked key', async () => {
    const { key } = await issue();
    await revoke(key.id);
    const answer = await update(key.id, { ...settings, version: 2 });
    expect(await refusal(answer)).toEqual({
      status: 409,
      message: 'This key was revoked. Create a new one.',
    });
  });
});

describe('rotating a key', () => {
  test.for([1, 24, 168])('keeps the old key valid for %d hours', async (hours) => {
    const { key, secret } = await issue();
    const answer = await rotate(key.id, hours);
    expect(answer.status).toBe(200);
    const next: Issued = await answer.json();
    expect(next.key).toMatchObject({ name: key.name, state: 'active', expiresAt: null, version: 1 });
    expect(next.secret).not.toBe(secret);
    expect((await callWith(secret)).status).toBe(200);
    expect((await callWith(next.secret)).status).toBe(200);
    expect((await keyOf(key.id)).expiresAt).toBe(inTime(hours * HOUR_MS));
    time += hours * HOUR_MS;
    expect((await callWith(secret)).status).toBe(401);
    expect((await callWith(next.secret)).status).toBe(200);
  });

  test('revokes the old key when there is no overlap', async () => {
    const { key, secret } = await issue();
    const next: Issued = await (await rotate(key.id, 0)).json();
    expect((await keyOf(key.id)).state).toBe('revoked');
    expect((await callWith(secret)).status).toBe(401);
    expect((await callWith(next.secret)).status).toBe(200);
    expect(await entriesOf(key.id)).toMatchObject([
      { action: 'api-key.rotated', after: { state: 'revoked', replacedBy: next.key.prefix } },
      { action: 'api-key.created' },
    ]);
    expect(await entriesOf(next.key.id)).toMatchObject([{ after: { replaces: key.prefix } }]);
  });

  test('gives the new key the same lifetime and never extends the old one', async () => {
    const { key } = await issue({ expiresAt: inTime(10 * DAY_MS) });
    time += 9.5 * DAY_MS;
    headers = (await signInTo(server, 'admin')).headers;
    const next: Issued = await (await rotate(key.id, 168)).json();
    expect((await keyOf(key.id)).expiresAt).toBe(inTime(10 * DAY_MS));
    expect(next.key.expiresAt).toBe(inTime(19.5 * DAY_MS));
  });

  test('makes the caller the owner of the new key', async () => {
    const { key } = await issue();
    const person = await addPerson(server, 'admin');
    const theirs = (await signInTo(server, 'admin', { email: person.email })).headers;
    const answer = await rotate(key.id, 1, 1, theirs);
    expect((await answer.json()).key.owner).toMatchObject({ id: person.id });
  });

  test('returns 409 for one of two concurrent rotations', async () => {
    const { key } = await issue({ name: 'Rotated twice' });
    const answers = await Promise.all([rotate(key.id, 1), rotate(key.id, 1)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await list('q=rotated%20twice')).total).toBe(2);
  });

  test('rejects an unknown overlap, a revoked key and an unknown key', async () => {
    const { key } = await issue();
    const answer = await rotate(key.id, 2);
    expect(answer.status).toBe(400);
    expect(Object.keys((await answer.json()).errors)).toEqual(['overlap']);
    await revoke(key.id);
    expect(await refusal(await rotate(key.id, 1, 2))).toEqual({
      status: 409,
      message: 'This key is revoked: it can’t be rotated. Create a new one instead.',
    });
    expect((await rotate(demoPeople.admin.id, 1)).status).toBe(404);
  });
});

describe('revoking keys', () => {
  test('returns an outcome for each key and rejects its next request', async () => {
    const [one, two] = [await issue(), await issue()];
    const answer = await revoke(one.key.id, demoPeople.admin.id, two.key.id);
    expect(await answer.json()).toEqual({
      outcomes: [
        { id: one.key.id, problem: null },
        { id: demoPeople.admin.id, problem: 'API key not found.' },
        { id: two.key.id, problem: null },
      ],
    });
    for (const { key, secret } of [one, two]) {
      expect(await refusal(await callWith(secret))).toEqual({
        status: 401,
        message: 'This API key was revoked on 2026-06-01. Ask an admin for a new one.',
      });
      expect((await entriesOf(key.id))[0]).toMatchObject({
        action: 'api-key.revoked',
        before: { state: 'active' },
        after: { state: 'revoked' },
      });
    }
  });

  test('changes nothing when the key is already revoked', async () => {
    const { key } = await issue();
    await revoke(key.id);
    time += HOUR_MS / 10;
    await revoke(key.id);
    expect(await keyOf(key.id)).toMatchObject({ revokedAt: inTime(0), version: 2 });
    expect(await entriesOf(key.id)).toHaveLength(2);
  });
});

describe('a request with a key', () => {
  test('returns what the owner would get', async () => {
    const { secret } = await issue();
    const answer = await callWith(secret);
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual(await read('/api/admin/users'));
  });

  test('returns 403 that names the missing scope', async () => {
    const { secret } = await issue();
    const answer = await patch(`/api/admin/users/${demoPeople.manager.id}`, {}, bearer(secret));
    expect(answer.headers.get('www-authenticate')).toBe(
      'Bearer error="insufficient_scope", scope="users:write"',
    );
    expect(await refusal(answer)).toEqual({
      status: 403,
      message: 'This API key lacks the scope users:write. Ask an admin to add it to the key.',
    });
    expect((await callWith(secret, '/api/admin/audit-log')).status).toBe(403);
  });

  test('records the key and its owner in the audit log', async () => {
    const { secret } = await issue({ name: 'Staff sync', scopes: ['users:write'] });
    const person = await addPerson(server, 'manager');
    const change = {
      name: 'Robin Field',
      email: person.email,
      role: 'manager',
      bookingUrl: null,
      version: 1,
    };
    expect((await patch(`/api/admin/users/${person.id}`, change, bearer(secret))).status).toBe(200);
    expect(await entriesOf(person.id)).toMatchObject([
      { actorId: demoPeople.admin.id, actorName: demoPeople.admin.name, apiKeyName: 'Staff sync' },
    ]);
    await patch(`/api/admin/users/${person.id}`, { ...change, name: 'Robin', version: 2 });
    expect((await entriesOf(person.id))[0]).not.toHaveProperty('apiKeyName');
  });

  test.for([
    ['GET', '/api/admin/sessions'],
    ['DELETE', '/api/admin/sessions'],
    ['POST', '/api/admin/password'],
    ['GET', '/api/admin/second-factor'],
    ['POST', '/api/admin/second-factor'],
    ['POST', `/api/admin/users/${demoPeople.admin.id}/reset-second-factor`],
    ['GET', '/api/admin/api-keys'],
    ['POST', '/api/admin/api-keys'],
    ['POST', '/api/admin/api-keys/actions'],
    ['GET', '/api/auth/user'],
    ['GET', '/api/client/me'],
    ['GET', '/api/manager/sessions'],
  ] as const)('returns 403 for %s %s', async ([method, path]) => {
    const { secret } = await issue({
      scopes: ['audit-log:read', 'invitations:write', 'users:read', 'users:write'],
    });
    const answer = await server.request(path, { method, headers: bearer(secret) });
    expect(await refusal(answer)).toEqual({
      status: 403,
      message: 'API keys can’t do this. Sign in instead.',
    });
  });

  test('ignores a session cookie sent with the key', async () => {
    const { secret } = await issue();
    const { answer: signedIn } = await signInTo(server, 'admin');
    const cookie = signedIn.headers
      .getSetCookie()
      .map((text) => text.split(';')[0])
      .join('; ');
    const withCookie = { ...bearer(secret), cookie };
    expect((await server.request('/api/admin/audit-log', { headers: { cookie } })).status).toBe(200);
    expect((await server.request('/api/admin/audit-log', { headers: withCookie })).status).toBe(403);
  });

  test('returns 401 for a key in a cookie, in the query or in another header', async () => {
    const { secret } = await issue();
    for (const [path, as] of [
      ['/api/admin/users', { cookie: `uplift_admin=${secret}; adminSession=1` }],
      [`/api/admin/users?key=${secret}`, {}],
      ['/api/admin/users', { 'x-manager-token': secret }],
      ['/api/admin/users', { 'x-api-key': secret }],
    ] as const) {
      const answer = await server.request(path, { headers: as });
      expect(answer.status, path).toBe(401);
    }
  });

  test('returns 401 for a mistyped key', async () => {
    const { secret } = await issue();
    const last = secret.at(-1) === 'a' ? 'b' : 'a';
    for (const text of [secret.slice(0, -1) + last, secret.slice(0, 30), 'upk_']) {
      const answer = await callWith(text);
      expect(answer.headers.get('www-authenticate')).toBe('Bearer error="invalid_token"');
      expect(await refusal(answer)).toEqual({
        status: 401,
        message: 'This API key is incomplete or mistyped. Copy the whole key again.',
      });
    }
  });

  test('returns 401 that says whether the key is unknown or expired', async () => {
    expect(await refusal(await callWith(createApiKeyText().text))).toEqual({
      status: 401,
      message: 'This API key isn’t from this site. Check the URL that you call, or create a key here.',
    });
    const { secret } = await issue({ expiresAt: inTime(HOUR_MS) });
    time += HOUR_MS - 1;
    expect((await callWith(secret)).status).toBe(200);
    time += 1;
    expect(await refusal(await callWith(secret))).toEqual({
      status: 401,
      message: 'This API key expired on 2026-06-01. Ask an admin to extend it or for a new one.',
    });
  });

  test.for([
    ['deactivated', { deactivatedAt: new Date(start) }, { deactivatedAt: null }],
    ['demoted', { role: 'manager' }, { role: 'admin' }],
  ] as const)('returns 401 while the owner is %s', async ([, change, back]) => {
    const person = await addPerson(server, 'admin');
    const theirs = (await signInTo(server, 'admin', { email: person.email })).headers;
    const { key, secret } = await issue({}, theirs);
    const { db } = server.database;
    expect((await callWith(secret)).status).toBe(200);
    await db.update(accountUsers).set(change).where(eq(accountUsers.id, person.id));
    expect(await refusal(await callWith(secret))).toEqual({
      status: 401,
      message: 'The owner of this API key is no longer an admin. Ask an admin for a new key.',
    });
    expect((await keyOf(key.id)).owner).toMatchObject({ active: false });
    await db.update(accountUsers).set(back).where(eq(accountUsers.id, person.id));
    expect((await callWith(secret)).status).toBe(200);
  });
});

describe('the rate limit', () => {
  const limits = ({ headers: of }: Response) =>
    ['limit', 'remaining', 'reset'].map((name) => of.get(`ratelimit-${name}`));

  test('is reported in each response and enforced for a minute', async () => {
    const { secret } = await issue({ rateLimit: 2 });
    expect(limits(await callWith(secret))).toEqual(['2', '1', '60']);
    time += 20 * SECOND_MS;
    const last = await callWith(secret, '/api/admin/audit-log');
    expect([last.status, ...limits(last)]).toEqual([403, '2', '0', '40']);
    const answer = await callWith(secret);
    expect(limits(answer)).toEqual(['2', '0', '40']);
    expect(answer.headers.get('retry-after')).toBe('40');
    expect(await refusal(answer)).toEqual({
      status: 429,
      message: 'This API key can make 2 calls per minute. Try again in 40 seconds.',
    });
    time += 40 * SECOND_MS;
    expect((await callWith(secret)).status).toBe(200);
  });

  test('is separate for each key and not reported to sessions', async () => {
    const [one, two] = [await issue({ rateLimit: 1 }), await issue({ rateLimit: 1 })];
    expect((await callWith(one.secret)).status).toBe(200);
    expect((await callWith(two.secret)).status).toBe(200);
    expect((await callWith(one.secret)).status).toBe(429);
    expect(limits(await server.request('/api/admin/users', { headers }))).toEqual([null, null, null]);
  });
});

describe('usage of a key', () => {
  test('is counted by day, and the last use is accurate to the minute', async () => {
    const { key, secret } = await issue();
    expect((await usageOf(key.id)).map(({ calls }) => calls)).toEqual(Array.from({ length: 30 }, () => 0));
    await callWith(secret);
    await expect.poll(async () => (await keyOf(key.id)).lastUsedAt).toBe(inTime(0));
    time += 30 * SECOND_MS;
    await callWith(secret);
    await callWith(secret);
    time += 30 * SECOND_MS;
    await callWith(secret);
    await expect.poll(async () => (await keyOf(key.id)).lastUsedAt).toBe(inTime(MINUTE_MS));
    expect((await usageOf(key.id)).at(-1)).toEqual({ day: '2026-06-01', calls: 4 });
    time += DAY_MS;
    headers = (await signInTo(server, 'admin')).headers;
    await callWith(secret);
    await expect.poll(async () => (await usageOf(key.id)).at(-1)).toEqual({ day: '2026-06-02', calls: 1 });
    expect((await usageOf(key.id)).at(-2)).toEqual({ day: '2026-06-01', calls: 4 });
    expect(await idsIn('use=used')).toContain(key.id);
    time += 31 * DAY_MS;
    headers = (await signInTo(server, 'admin')).headers;
    expect(await idsIn('use=unused')).toContain(key.id);
    expect((await usageOf(key.id)).every(({ calls }) => calls === 0)).toBe(true);
  });

  test('is deleted after 90 days', async () => {
    const { key, secret } = await issue();
    await callWith(secret);
    const { db } = server.database;
    const days = () => db.select().from(apiKeyDays).where(eq(apiKeyDays.keyId, key.id));
    await expect.poll(days).toHaveLength(1);
    time += 91 * DAY_MS;
    await server.jobs.enqueue('clean-up', {});
    await expect.poll(days, { timeout: 20_000 }).toEqual([]);
  });

  test('returns 404 for an unknown key', async () => {
    for (const path of ['', '/usage'])
      expect(
        (await server.request(`/api/admin/api-keys/${demoPeople.admin.id}${path}`, { headers })).status,
      ).toBe(404);
  });
});

test('only admins can read, create and change keys', async () => {
  const { key } = await issue();
  const manager = (await signInTo(server, 'manager')).headers;
  const client = (await signInTo(server, 'client')).headers;
  for (const [as, status] of [
    [{}, 401],
    [manager, 403],
    [client, 403],
  ] as const) {
    for (const path of ['', `/${key.id}`, `/${key.id}/usage`])
      expect((await server.request(`/api/admin/api-keys${path}`, { headers: as })).status).toBe(status);
    expect((await create({}, as)).status).toBe(status);
    expect((await patch(`/api/admin/api-keys/${key.id}`, {}, as)).status).toBe(status);
    expect((await rotate(key.id, 0, 1, as)).status).toBe(status);
    const action = { action: 'revoke', ids: [key.id] };
    expect((await server.post('/api/admin/api-keys/actions', action, as)).status).toBe(status);
  }
  expect((await keyOf(key.id)).state).toBe('active');
});
