import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { entriesOf } from '../../testing/audit-entries.ts';
import { type Area, addPerson, signInTo } from '../../testing/signed-in.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const areas: readonly Area[] = ['client', 'manager', 'admin'];

const set = (area: Area, timeZone: unknown, headers: Record<string, string>) =>
  server.request(`/api/${area}/time-zone`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ timeZone }),
  });

describe.for(areas)('time zone of a user in the %s area', (area) => {
  const read = async (headers: Record<string, string>): Promise<unknown> => {
    const path = area === 'client' ? '/api/client/me' : '/api/auth/user';
    return (await (await server.request(path, { headers })).json()).timeZone;
  };

  test('is null until it is set, and then part of the session', async () => {
    const person = await addPerson(server, area);
    const { headers } = await signInTo(server, area, { email: person.email });
    expect(await read(headers)).toBeNull();
    for (const timeZone of ['Pacific/Auckland', 'Asia/Kolkata', 'Asia/Kolkata']) {
      const answer = await set(area, timeZone, headers);
      expect([answer.status, await answer.json()]).toEqual([200, { timeZone }]);
      expect(await read(headers)).toBe(timeZone);
    }
    expect(await entriesOf(server, person.id)).toMatchObject([
      {
        action: 'user.time_zone_changed',
        before: { timeZone: null },
        after: { timeZone: 'Pacific/Auckland' },
      },
      {
        action: 'user.time_zone_changed',
        before: { timeZone: 'Pacific/Auckland' },
        after: { timeZone: 'Asia/Kolkata' },
      },
    ]);
  });

  test.for(['Mars/Olympus', '+05:30', '', 7, null])('rejects %j', async (timeZone) => {
    const person = await addPerson(server, area);
    const { headers } = await signInTo(server, area, { email: person.email });
    const answer = await set(area, timeZone, headers);
    expect([answer.status, Object.keys((await answer.json()).errors)]).toEqual([400, ['timeZone']]);
    expect(await read(headers)).toBeNull();
  });

  test('returns 401 or 403 to other callers', async () => {
    expect((await set(area, 'Asia/Kolkata', {})).status).toBe(401);
    const other = await signInTo(server, area === 'client' ? 'manager' : 'client');
    expect([401, 403]).toContain((await set(area, 'Asia/Kolkata', other.headers)).status);
  });
});
