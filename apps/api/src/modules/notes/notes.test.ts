import { randomUUID } from 'node:crypto';
import type { Endpoint } from '@uplift/data-client/contract';
import type { AuditEntry } from '@uplift/data-client/contract/admin';
import { type InternalNote, projectEndpoints } from '@uplift/data-client/contract/project';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { addParties, type Parties } from '../../testing/project-parties.ts';
import { signInTo } from '../../testing/signed-in.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

type Headers = Record<string, string>;

let server: TestServer;
let admin: Headers;
let one: Parties;
let other: Parties;
let moment = Date.parse('2026-06-01T12:00:00Z');
beforeAll(async () => {
  server = await startTestServer({ now: () => new Date(moment) });
});
afterAll(() => server.close());
beforeEach(async () => {
  moment += 60_000;
  admin = (await signInTo(server, 'admin')).headers;
  one = await addParties(server);
  other = await addParties(server);
});

const pathOf = (rest = '') => `/api/clients/${one.clientId}/notes${rest}`;
async function write(text: string, headers = one.manager.headers): Promise<InternalNote> {
  moment += 1_000;
  const answer = await server.post(pathOf(), { text }, headers);
  expect(answer.status, await answer.clone().text()).toBe(200);
  return answer.json();
}
const update = (headers: Headers, { id, version }: InternalNote, text: string) =>
  server.request(pathOf(`/${id}`), {
    method: 'PATCH',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ text, version }),
  });
const act = (headers: Headers, action: string, id: string) =>
  server.post(pathOf('/actions'), { action, ids: [id] }, headers);
const get = (headers: Headers, rest = '') => server.request(pathOf(rest), { headers });
const texts = async (query = ''): Promise<string[]> =>
  (await (await get(one.manager.headers, `?${query}`)).json()).data.map(({ text }: InternalNote) => text);

test('creates, pins, searches and lists notes, newest first', async () => {
  const first = await write('Prefers calls before nine.');
  expect(first).toMatchObject({ author: one.manager.name, pinned: false, editedAt: null, version: 1 });
  await write('Renewal is in autumn.');
  await write('Invoice goes to the brother.', admin);
  expect(await texts()).toEqual([
    'Invoice goes to the brother.',
    'Renewal is in autumn.',
    'Prefers calls before nine.',
  ]);
  await act(one.manager.headers, 'pin', first.id);
  expect((await texts())[0]).toBe('Prefers calls before nine.');
  expect(await texts('q=renew')).toEqual(['Renewal is in autumn.']);
  expect(await texts('pageSize=1&page=2')).toEqual(['Invoice goes to the brother.']);
  await act(one.manager.headers, 'unpin', first.id);
  expect((await texts())[0]).toBe('Invoice goes to the brother.');
  const answer = await server.request(`/api/admin/audit-log?subjectId=${first.id}`, { headers: admin });
  const entries: AuditEntry[] = (await answer.json()).data;
  expect(entries.map(({ action }) => action)).toEqual(['note.unpinned', 'note.pinned', 'note.created']);
});

test('returns 409 when the note changed since it was read', async () => {
  const note = await write('Draft');
  const changed = await update(admin, note, 'Theirs');
  expect(await changed.json()).toMatchObject({ text: 'Theirs', editedAt: expect.any(String), version: 2 });
  expect((await update(one.manager.headers, note, 'Mine')).status).toBe(409);
  expect(await texts()).toEqual(['Theirs']);
});

test('deletes and restores a note', async () => {
  const note = await write('By mistake');
  await act(one.manager.headers, 'delete', note.id);
  expect(await texts()).toEqual([]);
  expect((await get(one.manager.headers, `/${note.id}`)).status).toBe(404);
  expect((await update(one.manager.headers, { ...note, version: 2 }, 'X')).status).toBe(404);
  await act(one.manager.headers, 'restore', note.id);
  expect(await texts()).toEqual(['By mistake']);
});

test.for([0, 10_001])('returns 400 for a note of %i characters', async (length) => {
  const answer = await server.post(pathOf(), { text: 'x'.repeat(length) }, one.manager.headers);
  expect(answer.status).toBe(400);
  expect(Object.keys((await answer.json()).errors)).toEqual(['text']);
});

test('returns 404 to other managers and 403 to clients', async () => {
  const note = await write('Secret');
  const statuses = async (headers: Headers) =>
    (
      await Promise.all([
        get(headers),
        get(headers, `/${note.id}`),
        server.post(pathOf(), { text: 'X' }, headers),
        update(headers, note, 'X'),
        act(headers, 'delete', note.id),
      ])
    ).map(({ status }) => status);
  expect(await statuses(other.manager.headers)).toEqual(Array(5).fill(404));
  expect(await statuses(one.client.headers)).toEqual(Array(5).fill(403));
  expect(await statuses(other.client.headers)).toEqual(Array(5).fill(403));
  expect(await statuses({})).toEqual(Array(5).fill(401));
});

test('never includes notes in responses to a client or in the client view', async () => {
  const word = `quince${randomUUID().replaceAll('-', '')}`;
  await write(`About ${word}`);
  const rows = Object.values<Endpoint>(projectEndpoints).filter(
    // The live stream contains only topics and never ends.
    ({ method, callers, content }) =>
      method === 'GET' && callers.includes('client') && content !== 'text/event-stream',
  );
  expect(rows.length).toBeGreaterThan(5);
  for (const { path } of rows) {
    const address = path.replace('{clientId}', one.clientId).replace(/\{\w+\}/g, randomUUID());
    for (const [headers, query] of [
      [one.client.headers, ''],
      [one.client.headers, '?when=past'],
      [one.manager.headers, '?view=client'],
    ] as const) {
      const answer = await server.request(`${address}${query}`, { headers });
      expect(answer.status, address).toBeLessThan(500);
      expect(Buffer.from(await answer.arrayBuffer()).includes(word), address).toBe(false);
    }
  }
});
