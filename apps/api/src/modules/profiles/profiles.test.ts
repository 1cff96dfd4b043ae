import type { ManagerProfile } from '@uplift/data-client/contract/manager';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { liveChanges } from '../../database/schema/index.ts';
import { addParties, type Parties } from '../../testing/project-parties.ts';
import { signInTo } from '../../testing/signed-in.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let one: Parties;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  one = await addParties(server);
});

const bookingUrl = 'https://cal.example/robin?length=30';
const read = async (): Promise<ManagerProfile> =>
  (await server.request('/api/manager/profile', { headers: one.manager.headers })).json();
const update = (change: object, headers = one.manager.headers) =>
  server.request('/api/manager/profile', {
    method: 'PATCH',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ name: 'Robin Field', bookingUrl, version: 1, ...change }),
  });

test('shows the updated name and booking URL of a manager to the clients', async () => {
  expect(await read()).toMatchObject({ name: one.manager.name, bookingUrl: null, version: 1 });
  expect((await update({})).status).toBe(200);
  const manager = { name: 'Robin Field', bookingUrl };
  const { headers } = one.client;
  const session = await server.request('/api/client/me', { headers });
  expect((await session.json()).manager).toMatchObject(manager);
  const project = await server.request(`/api/clients/${one.clientId}/project`, { headers });
  expect((await project.json()).manager).toMatchObject(manager);
  const admin = (await signInTo(server, 'admin')).headers;
  const log = await server.request(`/api/admin/audit-log?subjectId=${one.manager.id}`, { headers: admin });
  expect((await log.json()).data).toMatchObject([
    { action: 'user.updated', before: { bookingUrl: null }, after: manager },
  ]);
  const live = await server.database.db
    .select({ topic: liveChanges.topic })
    .from(liveChanges)
    .where(eq(liveChanges.clientId, one.clientId));
  expect(live).toEqual([{ topic: 'project' }]);
  expect((await update({ version: 2, bookingUrl: null })).status).toBe(200);
  expect(await read()).toMatchObject({ bookingUrl: null, version: 3 });
});

test.for([
  [{ bookingUrl: 'http://cal.example/robin' }, 'bookingUrl'],
  [{ bookingUrl: 'cal.example/robin' }, 'bookingUrl'],
  [{ bookingUrl: 'https://uplift.example@evil.example/' }, 'bookingUrl'],
  [{ bookingUrl: `https://cal.example/${'x'.repeat(500)}` }, 'bookingUrl'],
  [{ name: ' ' }, 'name'],
] as const)('rejects %j with an error for %s', async ([change, field]) => {
  const answer = await update(change);
  expect(answer.status).toBe(400);
  expect(Object.keys((await answer.json()).errors)).toEqual([field]);
  expect(await read()).toMatchObject({ name: one.manager.name, version: 1 });
});

test('returns 409 when the profile changed since it was read, and 403 or 401 to other callers', async () => {
  expect((await update({})).status).toBe(200);
  expect((await update({ name: 'Mine' })).status).toBe(409);
  expect((await read()).name).toBe('Robin Field');
  expect((await update({}, one.client.headers)).status).toBe(403);
  expect((await update({}, {})).status).toBe(401);
});
