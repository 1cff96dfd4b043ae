import { sql } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';
import { demoPeople } from '../database/seed/demo-accounts.ts';
import { startReceiver } from '../testing/receiver.ts';
import { signInTo } from '../testing/signed-in.ts';
import { demoPassword, startTestServer } from '../testing/test-server.ts';

test('logs JSON lines with request IDs and no secrets', async () => {
  const lines: string[] = [];
  const server = await startTestServer({ logStream: { write: (line) => lines.push(line) } });
  const signIn = await server.post('/api/manager/login', {
    email: 'manager@uplift.example',
    password: demoPassword,
  });
  const { token } = await signIn.json();
  const cookie = signIn.headers
    .getSetCookie()
    .map((value) => value.split(';')[0])
    .join('; ');
  await server.request('/api/auth/user', {
    headers: { 'x-manager-token': token, authorization: `Bearer ${token}`, cookie },
  });
  await server.request('/api/client-errors', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: `{"password": "${demoPassword}"`,
  });
  await server.close();

  const entries = lines.map((line) => JSON.parse(line));
  const requests = entries.filter(({ reqId }) => reqId === signIn.headers.get('x-request-id'));
  expect(requests.map(({ msg }) => msg)).toContain('request completed');
  const everything = lines.join('');
  expect(everything).not.toContain(demoPassword);
  expect(everything).not.toContain(token);
});

test('logs refused sign-ins and calls with the caller and without the submitted values', async () => {
  const lines: string[] = [];
  const server = await startTestServer({ logStream: { write: (line) => lines.push(line) } });
  const { manager } = demoPeople;
  const credentials = { email: manager.email, password: demoPassword };
  const { token } = await (await server.post('/api/manager/login', credentials)).json();
  const typed = 'my secret sentence';
  await server.post('/api/manager/login', { ...credentials, password: typed });
  await server.post('/api/manager/login', { email: 'who@nowhere.example', password: typed });
  expect((await server.request('/api/admin/users', { headers: { 'x-manager-token': token } })).status).toBe(
    403,
  );
  await server.close();

  const entries = lines.map((line) => JSON.parse(line));
  const about = (msg: string) => entries.filter((entry) => entry.msg === msg);
  expect(about('signed in')).toMatchObject([{ kind: 'manager', personId: manager.id }]);
  expect(about('sign-in refused')).toMatchObject([
    { kind: 'manager', status: 401 },
    { kind: 'manager', status: 401 },
  ]);
  expect(about('call refused')).toMatchObject([{ kind: 'manager', personId: manager.id }]);
  expect(lines.join('')).not.toContain(typed);
});

test('logs the trace of the caller and passes it on to webhooks and jobs', async () => {
  const lines: string[] = [];
  const receiver = await startReceiver();
  const server = await startTestServer({
    environment: { WEBHOOK_ALLOWED_TARGETS: '127.0.0.1', SLOW_QUERY_MS: '1' },
    logStream: { write: (line) => lines.push(line) },
  });
  onTestFinished(server.close);
  const { headers } = await signInTo(server, 'admin');
  const webhook = { name: 'Trace', url: receiver.url, eventTypes: ['client_error.reported'], ownerId: null };
  expect((await server.post('/api/admin/webhooks', webhook, headers)).status).toBe(200);
  const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
  const report = {
    message: 'A secret that no one else knows',
    url: 'https://uplift.example/',
    userAgent: 'test',
    timestamp: new Date().toISOString(),
    level: 'page',
  };
  const answer = await server.post('/api/client-errors', report, {
    traceparent: `00-${traceId}-00f067aa0ba902b7-01`,
  });
  await expect.poll(() => receiver.received.length, { timeout: 30_000 }).toBe(1);
  expect(receiver.received[0]?.headers.traceparent).toMatch(new RegExp(`^00-${traceId}-[\\da-f]{16}-01$`));
  expect(receiver.received[0]?.headers.traceparent).not.toContain('00f067aa0ba902b7');

  const entries = lines.map((line) => JSON.parse(line));
  const own = entries.filter(({ reqId }) => reqId === answer.headers.get('x-request-id'));
  expect(own.map(({ traceId: id }) => id)).toEqual(own.map(() => traceId));
  expect(own.length).toBeGreaterThan(1);
  // On a fast machine, it may take a few tries until a statement is slow.
  await expect
    .poll(async () => {
      await server.post('/api/client-errors', report, { traceparent: `00-${traceId}-00f067aa0ba902b7-01` });
      return lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'slow query');
    })
    .toContainEqual(
      expect.objectContaining({
        traceId,
        statement: expect.stringMatching(/insert|select|update/i),
        duration: expect.any(Number),
      }),
    );
  const requests = entries.filter(({ msg }) => msg === 'request completed');
  expect(new Set(requests.map(({ traceId: id }) => id)).size).toBe(requests.length);
  expect(lines.join('')).not.toContain(report.message);
});

test('logs a database error without the values of its statement', async () => {
  const lines: string[] = [];
  const server = await startTestServer({ logStream: { write: (line) => lines.push(line) } });
  onTestFinished(server.close);
  await server.database.db.execute(sql`alter table account_users rename to away`);
  const answer = await server.post('/api/manager/login', {
    email: 'robin@people.example',
    password: 'a long and secret password',
  });
  expect(answer.status).toBe(500);
  const everything = lines.join('');
  expect(everything).toContain('Failed query: select');
  expect(everything).toContain('42P01');
  expect(everything).not.toContain('robin@people.example');
});
