import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contract } from '../contract.ts';
import { demoPeople } from '../database/seed/demo-accounts.ts';
import { type Area, signInTo } from '../testing/signed-in.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

type Headers = Record<string, string>;

let server: TestServer;
let sessions: Record<Area, Headers>;

beforeAll(async () => {
  server = await startTestServer();
  const signIn = async (area: Area) => (await signInTo(server, area)).headers;
  sessions = {
    admin: await signIn('admin'),
    manager: await signIn('manager'),
    client: await signIn('client'),
  };
});
afterAll(() => server.close());

/** IDs by list. The server compares the admin's own ID with the caller's. */
const ownIds: Readonly<Record<string, string>> = {
  '/api/clients': demoPeople.client.companyId,
  '/api/admin/users': demoPeople.admin.id,
};

/** The list of meetings requires `when`. */
const queryOf = (path: string) => (path.endsWith('/meetings') ? '?when=past' : '');

/** The ID of the first row of a list, or a random one if there is none. */
async function firstId(list: string, headers: Headers): Promise<string> {
  const answer = await server.request(list + queryOf(list), { headers });
  const rows = answer.ok ? (await answer.json()).data : [];
  return rows?.[0]?.id ?? randomUUID();
}

const areas: readonly Area[] = ['admin', 'manager', 'client'];
const endpoints = Object.entries(contract).filter(([, { path }]) => /\{(?!number\}|slug\})/.test(path));

test.for(endpoints)('%s returns the same for IDs in upper case as in lower case', async ([, endpoint]) => {
  const { method, body } = endpoint;
  const reads = method === 'GET';
  const headers = sessions[areas.find((area) => endpoint.callers.includes(area)) ?? 'admin'];
  // Only reads use existing IDs, so that the first call of a mutation doesn't change the second one's response.
  const idIn = async (list: string) => ownIds[list] ?? (reads ? await firstId(list, headers) : randomUUID());
  let lower = '';
  let upper = '';
  for (const segment of endpoint.path.replace('{number}', '1').split('/').slice(1)) {
    const id = segment.startsWith('{') ? await idIn(lower) : null;
    lower += `/${id ?? segment}`;
    upper += `/${id?.toUpperCase() ?? segment}`;
  }
  const call = async (path: string) => {
    const answer = await server.request(path + queryOf(path), {
      method,
      headers: { ...headers, ...(body ? { 'content-type': 'application/json' } : {}) },
      ...(body ? { body: '{}' } : {}),
    });
    const text = await answer.text();
    // Archives contain the time.
    const comparable = reads && answer.headers.get('content-type') !== 'application/zip';
    return { status: answer.status, body: comparable ? text : null };
  };
  expect(await call(upper)).toEqual(await call(lower));
});
