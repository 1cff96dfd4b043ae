import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { clientErrors, storedAnswers } from '../../database/schema/index.ts';
import { demoPeople } from '../../database/seed/demo-accounts.ts';
import { addPerson, signInTo } from '../../testing/signed-in.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

const start = Date.parse('2026-06-01T12:00:00Z');
let time = start;
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ now: () => new Date(time) });
});
afterAll(() => server.close());
beforeEach(async () => {
  time = start;
  await server.database.db.delete(storedAnswers);
  await server.database.db.delete(clientErrors);
});

const report = {
  message: 'It broke',
  url: 'https://uplift.example/',
  userAgent: 'Test',
  timestamp: '2026-06-01T12:00:00.000Z',
  level: 'page',
};

const send = (key: string, body: Record<string, unknown> = report) =>
  server.post('/api/client-errors', body, { 'idempotency-key': key });

const stored = async () => (await server.database.db.select().from(clientErrors)).length;

test('replays the stored response without running again', async () => {
  const first = await send('one');
  const repeat = await send('one');
  expect(repeat.status).toBe(first.status);
  expect(await repeat.text()).toBe(await first.text());
  expect(repeat.headers.get('idempotency-replayed')).toBe('true');
  expect(first.headers.get('idempotency-replayed')).toBeNull();
  expect(await stored()).toBe(1);
});

test('runs ten concurrent requests with one key once', async () => {
  const statuses = (await Promise.all(Array.from({ length: 10 }, () => send('burst')))).map(
    ({ status }) => status,
  );
  expect(statuses.filter((status) => status !== 202 && status !== 409)).toEqual([]);
  expect(await stored()).toBe(1);
});

test('runs again with another key or without one', async () => {
  await send('one');
  await send('two');
  await server.post('/api/client-errors', report);
  await server.post('/api/client-errors', report);
  expect(await stored()).toBe(4);
});

test('returns 422 when the key was used for another request', async () => {
  await send('one');
  const other = await send('one', { ...report, message: 'Something else' });
  expect(other.status).toBe(422);
  expect(await stored()).toBe(1);
});

test('stores no failed response, so a corrected request works with the same key', async () => {
  const bad = await send('one', { ...report, level: 'planet' });
  expect(bad.status).toBe(400);
  expect((await send('one')).status).toBe(202);
});

test.for([
  { flaw: 'too long', key: 'x'.repeat(201) },
  { flaw: 'a space', key: 'two words' },
  { flaw: 'not ASCII', key: 'ümlaut' },
])('returns 400 for a malformed key: $flaw', async ({ key }) => {
  const answer = await server.post('/api/client-errors', report, {
    'idempotency-key': Buffer.from(key).toString('latin1'),
  });
  expect(answer.status).toBe(400);
  expect(await stored()).toBe(0);
});

test('runs a request again after a minute when its process ended', async () => {
  await send('one');
  await server.database.db.update(storedAnswers).set({ status: null, body: null });
  const early = await send('one');
  expect(early.status).toBe(409);
  expect(early.headers.get('retry-after')).toBe('1');
  time += 60_001;
  expect((await send('one')).status).toBe(202);
});

test('stores no response that contains a secret', async () => {
  const credentials = { email: 'admin@uplift.example', password: 'a long test password' };
  const answer = await server.post('/api/admin/login', credentials, { 'idempotency-key': 'sign-in' });
  const { token } = await answer.json();
  await server.request('/api/admin/second-factor', {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'idempotency-key': 'second-factor' },
  });
  expect(await server.database.db.select().from(storedAnswers)).toHaveLength(0);
});

test('treats the same key from two people as two keys', async () => {
  const { email: colleague } = await addPerson(server, 'client');
  const end = async (email: string) => {
    const { headers } = await signInTo(server, 'client', { email });
    return server.request('/api/client/sessions', {
      method: 'DELETE',
      headers: { ...headers, 'idempotency-key': 'mine' },
    });
  };
  expect((await end(demoPeople.client.email)).status).toBe(200);
  const second = await end(colleague);
  expect(second.status).toBe(200);
  expect(second.headers.get('idempotency-replayed')).toBeNull();
});
