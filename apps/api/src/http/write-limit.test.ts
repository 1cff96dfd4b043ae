import { expect, onTestFinished, test } from 'vitest';
import { demoPeople } from '../database/seed/demo-accounts.ts';
import { signInTo } from '../testing/signed-in.ts';
import { startTestServer } from '../testing/test-server.ts';

const messages = `/api/clients/${demoPeople.client.companyId}/messages`;

type Headers = Record<string, string>;

async function start() {
  let time = Date.parse('2026-06-01T12:00:00Z');
  const server = await startTestServer({
    now: () => new Date(time),
    rateLimits: { writes: { max: 3, timeWindow: 60_000 } },
  });
  onTestFinished(server.close);
  return {
    server,
    pass: (seconds: number) => {
      time += seconds * 1_000;
    },
    enter: async (area: 'admin' | 'manager' | 'client') => (await signInTo(server, area)).headers,
    send: (headers: Headers, body: object = { body: 'A message' }) => server.post(messages, body, headers),
  };
}

test('returns 429 when one person sends too many changes, until the minute is over', async () => {
  const { server, pass, enter, send } = await start();
  const [manager, second, client] = [await enter('manager'), await enter('manager'), await enter('client')];
  expect((await send(manager)).status).toBe(200);
  pass(20);
  expect((await send(manager, {})).status).toBe(400);
  expect((await send(second)).status).toBe(200);

  for (const session of [manager, second]) {
    const refused = await send(session);
    expect(refused.status).toBe(429);
    expect(refused.headers.get('retry-after')).toBe('40');
    expect(await refused.json()).toMatchObject({
      message: 'You are making too many changes. Try again in 40 seconds.',
      status: 429,
    });
  }
  expect((await send(client)).status).toBe(200);
  for (let count = 0; count < 4; count++)
    expect((await server.request(messages, { headers: manager })).status).toBe(200);

  pass(40);
  expect((await send(manager)).status).toBe(200);
});

test('does not count calls with an API key', async () => {
  const { server, enter } = await start();
  const admin = await enter('admin');
  const issued = await server.post(
    '/api/admin/api-keys',
    { name: 'Sync', scopes: ['invitations:write'], expiresAt: null, rateLimit: 1_000 },
    admin,
  );
  const { secret } = await issued.json();
  const invite = async (headers: Headers) =>
    (await server.post('/api/admin/invitations', {}, headers)).status;
  for (let count = 0; count < 4; count++)
    expect(await invite({ authorization: `Bearer ${secret}` })).toBe(400);
  expect([await invite(admin), await invite(admin), await invite(admin)]).toEqual([400, 400, 429]);
});
