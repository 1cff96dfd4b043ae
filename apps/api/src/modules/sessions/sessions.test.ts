import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { contract } from '../../contract.ts';
import { byThemselves, entriesOf } from '../../testing/audit-entries.ts';
import { type Area, addPerson, sessionCookie, signInTo } from '../../testing/signed-in.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const areas: readonly Area[] = ['client', 'manager', 'admin'];

interface Listed {
  data: { id: string; current: boolean; userAgent: string | null; lastSeenAt: string }[];
}

async function list(area: Area, headers: Record<string, string>): Promise<Listed['data']> {
  const answer = await server.request(`/api/${area}/sessions`, { headers });
  expect(answer.status).toBe(200);
  const { data }: Listed = await answer.json();
  return data;
}

describe.for(areas)('sessions in the %s area', (area) => {
  const end = (path: string, headers: Record<string, string>) =>
    server.request(`/api/${area}/sessions${path}`, { method: 'DELETE', headers });

  test('lists the sessions of the user and marks the current one', async () => {
    const elsewhere = await signInTo(server, area);
    const here = await signInTo(server, area);
    const sessions = await list(area, here.headers);
    expect(sessions.filter(({ current }) => current)).toHaveLength(1);
    expect(sessions.length).toBeGreaterThan(1);
    expect((await list(area, elsewhere.headers)).find(({ current }) => current)?.id).not.toBe(
      sessions.find(({ current }) => current)?.id,
    );
    expect(JSON.stringify(sessions)).not.toMatch(/token/i);
  });

  test('ends one session, which no longer authenticates', async () => {
    const elsewhere = await signInTo(server, area);
    const here = await signInTo(server, area);
    const id = (await list(area, elsewhere.headers)).find(({ current }) => current)?.id;
    expect((await end(`/${id}`, here.headers)).status).toBe(200);
    expect((await server.request(`/api/${area}/sessions`, { headers: elsewhere.headers })).status).toBe(401);
    expect((await end(`/${id}`, here.headers)).status).toBe(404);
  });

  test('ends all sessions except the current one', async () => {
    await signInTo(server, area);
    const here = await signInTo(server, area);
    const before = await list(area, here.headers);
    expect(await (await end('', here.headers)).json()).toEqual({ ended: before.length - 1 });
    expect(await list(area, here.headers)).toHaveLength(1);
  });

  test('records ended sessions in the audit log, and nothing if none ended', async () => {
    const person = await addPerson(server, area);
    const elsewhere = await signInTo(server, area, { email: person.email });
    const here = await signInTo(server, area, { email: person.email });
    await end('', here.headers);
    await end('', here.headers);
    expect((await server.request(`/api/${area}/sessions`, { headers: elsewhere.headers })).status).toBe(401);
    await signInTo(server, area, { email: person.email });
    const id = (await list(area, here.headers)).find(({ current }) => !current)?.id;
    await end(`/${id}`, here.headers);
    await end(`/${id}`, here.headers);
    const entry = { ...byThemselves(person), after: {} };
    expect(await entriesOf(server, person.id)).toEqual([
      { ...entry, action: 'user.sessions-ended' },
      { ...entry, action: 'user.session-ended' },
    ]);
  });

  test('returns 404 or 403 when the session belongs to another user', async () => {
    const mine = await signInTo(server, area);
    const id = (await list(area, mine.headers)).find(({ current }) => current)?.id;
    const colleague = await signInTo(server, area, { email: (await addPerson(server, area)).email });
    expect(await list(area, colleague.headers)).toHaveLength(1);
    expect((await end(`/${id}`, colleague.headers)).status).toBe(404);
    expect(await (await end('', colleague.headers)).json()).toEqual({ ended: 0 });
    for (const other of areas.filter((one) => one !== area)) {
      const { headers } = await signInTo(server, other);
      const answer = await server.request(`/api/${other}/sessions/${id}`, { method: 'DELETE', headers });
      expect(answer.status).toBe(404);
      expect((await end(`/${id}`, headers)).status).toBe(403);
    }
    await list(area, mine.headers);
  });

  test('returns 400 with an error for id when the ID is malformed', async () => {
    const { headers } = await signInTo(server, area);
    const answer = await end('/not-an-id', headers);
    expect(answer.status).toBe(400);
    expect((await answer.json()).errors.id).toEqual(['This isn’t the ID of a session.']);
  });
});

describe('endpoints that require authentication', () => {
  const guarded = Object.entries(contract).filter(([, { callers }]) => !callers.includes('anyone'));

  test.for(guarded)('%s returns 401 without a valid session and 403 to other areas', async ([, endpoint]) => {
    const path = endpoint.path.replace('{id}', '00000000-0000-4000-8000-000000000000');
    const send = (headers: Record<string, string>) =>
      server.request(path, {
        method: endpoint.method,
        headers: { origin: server.config.siteUrl, ...headers },
      });
    expect((await send({})).status).toBe(401);
    expect((await send({ authorization: 'Bearer nonsense', cookie: 'uplift_client=nonsense' })).status).toBe(
      401,
    );
    for (const area of areas.filter((one) => !endpoint.callers.includes(one))) {
      const { headers, answer } = await signInTo(server, area);
      // This endpoint reads only headers and ignores cookies.
      const expected = endpoint.path === '/api/auth/user' ? [401, 403] : [403];
      expect(expected).toContain((await send(headers)).status);
      await answer.body?.cancel();
    }
  });
});

describe('session cookie', () => {
  test.for(['manager', 'admin'] as const)('of the %s area authorizes reads but no changes', async (area) => {
    const { answer } = await signInTo(server, area);
    const headers = { cookie: sessionCookie(answer, area), origin: server.config.siteUrl };
    expect((await server.request(`/api/${area}/sessions`, { headers })).status).toBe(200);
    const change = await server.request(`/api/${area}/sessions`, { method: 'DELETE', headers });
    expect(change.status).toBe(401);
    expect((await server.request('/api/auth/user', { headers })).status).toBe(401);
  });

  test('of a client authorizes changes only with the origin of the site', async () => {
    const { headers } = await signInTo(server, 'client');
    const { origin: _, ...anonymous } = headers;
    const end = (sent: Record<string, string>) =>
      server.request('/api/client/sessions', { method: 'DELETE', headers: sent });
    expect((await end(anonymous)).status).toBe(403);
    expect((await end({ ...anonymous, origin: 'https://evil.example' })).status).toBe(403);
    expect((await end(headers)).status).toBe(200);
  });
});

describe.for(areas)('a session of the %s area', (area) => {
  test.for(areas.filter((one) => one !== area))(
    'gives no access to the %s area, by its token or its ID, in a header or a cookie',
    async (other) => {
      const { headers, answer } = await signInTo(server, area);
      const [, token] = sessionCookie(answer, area).split('=');
      const id = (await list(area, headers)).find(({ current }) => current)?.id;
      for (const value of [token, id]) {
        const asOther = {
          authorization: `Bearer ${other === 'admin' ? value : ''}`,
          'x-manager-token': `${other === 'manager' ? value : ''}`,
          cookie: `uplift_${other}=${value}`,
        };
        for (const [name, text] of Object.entries(asOther)) {
          const call = await server.request(`/api/${other}/sessions`, { headers: { [name]: text } });
          expect([name, call.status]).toEqual([name, 401]);
        }
      }
    },
  );
});

test('an expired session stays ended when the clock is set back', async () => {
  let time = Date.now();
  const jumping = await startTestServer({ now: () => new Date(time) });
  onTestFinished(jumping.close);
  const { headers } = await signInTo(jumping, 'admin');
  const status = async () => (await jumping.request('/api/admin/sessions', { headers })).status;
  expect(await status()).toBe(200);
  time += 14 * 3_600_000;
  expect(await status()).toBe(401);
  time -= 14 * 3_600_000;
  expect(await status()).toBe(401);
});
